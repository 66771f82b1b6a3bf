<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use JMS\Serializer\Annotation as JMS;
use Kiln\Attribute\DateFormat;

final class Hook
{
    public string $type;
    public int $id;
    public string $name;
    public bool $active;
    /** @var list<string> */
    #[JMS\Type('array<string>')] public array $events;
    public HookConfig $config;
    #[DateFormat(Delivery::DATE_FORMAT), JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">')]
    public \DateTimeImmutable $updated_at, $created_at;
    #[JMS\Groups(['links'])] public string $url, $test_url, $ping_url, $deliveries_url;
    public HookResponse $last_response;
    public ?int $app_id = null;
}
