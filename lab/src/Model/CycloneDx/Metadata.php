<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\CycloneDx;

use JMS\Serializer\Annotation as JMS;
use Kiln\Attribute\DateFormat;

final readonly class Metadata
{
    /** As RFC 3339 with milliseconds, and `Z` for UTC. */
    public const DATE_FORMAT = 'Y-m-d\TH:i:s.vp';

    /**
     * @param list<Tool> $tools
     */
    public function __construct(
        #[DateFormat(self::DATE_FORMAT), JMS\Type("DateTimeImmutable<'" . self::DATE_FORMAT . "'>")] public \DateTimeImmutable $timestamp,
        #[JMS\Type('array<' . Tool::class . '>')] public array $tools,
        public Component $component,
    ) {}
}
