<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use JMS\Serializer\Annotation as JMS;
use Kiln\Attribute\DateFormat;

/**
 * The webhook that pings.
 */
final class Hook
{
    #[JMS\Groups(['api'])]
    public string $type;
    #[JMS\Groups(['api'])]
    public int $id;
    #[JMS\Groups(['api'])]
    public string $name;
    #[JMS\Groups(['api'])]
    public bool $active;
    /** @var list<string> */
    #[JMS\Type('array<string>'), JMS\Groups(['api'])]
    public array $events;
    #[JMS\Groups(['api'])]
    public HookConfig $config;
    #[DateFormat(Delivery::DATE_FORMAT)]
    #[JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">'), JMS\Groups(['api'])]
    public \DateTimeImmutable $updated_at;
    #[DateFormat(Delivery::DATE_FORMAT)]
    #[JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">'), JMS\Groups(['api'])]
    public \DateTimeImmutable $created_at;
    #[JMS\Groups(['links'])]
    public string $url;
    #[JMS\Groups(['links'])]
    public string $test_url;
    #[JMS\Groups(['links'])]
    public string $ping_url;
    #[JMS\Groups(['links'])]
    public string $deliveries_url;
    #[JMS\Groups(['api'])]
    public HookResponse $last_response;
    #[JMS\Groups(['api'])]
    public ?int $app_id = null;
}
