<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use Kiln\Attribute\DateFormat;

/**
 * The webhook that pings.
 */
final class Hook
{
    public string $type;

    public int $id;

    public string $name;

    public bool $active;

    /** @var list<string> */
    public array $events;

    public HookConfig $config;

    #[DateFormat(Delivery::DATE_FORMAT)]
    public \DateTimeImmutable $updated_at;

    #[DateFormat(Delivery::DATE_FORMAT)]
    public \DateTimeImmutable $created_at;

    public string $url;

    public string $test_url;

    public string $ping_url;

    public string $deliveries_url;

    public HookResponse $last_response;

    public ?int $app_id = null;
}
