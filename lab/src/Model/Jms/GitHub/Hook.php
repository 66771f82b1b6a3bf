<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Jms\GitHub;

use JMS\Serializer\Annotation as JMS;

/**
 * The webhook that pings.
 */
class Hook
{
    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private string $type;

    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private int $id;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private string $name;

    #[JMS\Type('bool')]
    #[JMS\Groups(['api'])]
    private bool $active;

    /** @var list<string> */
    #[JMS\Type('array<string>')]
    #[JMS\Groups(['api'])]
    private array $events;

    #[JMS\Type(HookConfig::class)]
    #[JMS\Groups(['api'])]
    private HookConfig $config;

    #[JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">')]
    #[JMS\Groups(['api'])]
    private \DateTimeImmutable $updatedAt;

    #[JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">')]
    #[JMS\Groups(['api'])]
    private \DateTimeImmutable $createdAt;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $url;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $testUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $pingUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $deliveriesUrl;

    #[JMS\Type(HookResponse::class)]
    #[JMS\Groups(['api'])]
    private HookResponse $lastResponse;

    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private ?int $appId = null;
}
