<?php

declare(strict_types=1);

namespace Kiln\Attribute;

/**
 * What an attribute implements that tells one format something about a property: that it is an attribute and no element, its
 * namespace, the number of its field.
 *
 *     #[\Attribute(\Attribute::TARGET_PROPERTY)]
 *     final readonly class FieldNumber implements FormatFact
 *     {
 *         public function __construct(private int $number) {}
 *         public function format(): string { return 'protobuf'; }
 *         public function facts(): array { return ['number' => $this->number]; }
 *     }
 *
 * Kiln takes no notice of what they say. They are part of the plan that the format gets.
 *
 * @api
 */
interface FormatFact
{
    /**
     * @return string the name of the format
     */
    public function format(): string;

    /**
     * @return array<string, scalar|null>
     */
    public function facts(): array;
}
