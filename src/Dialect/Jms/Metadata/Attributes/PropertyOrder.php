<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Metadata\Attributes;

use Kiln\Dialect\Jms\Metadata\PropertyFacts;
use Kiln\Error\InvalidMetadata;

/**
 * What `#[AccessorOrder]` asks for.
 *
 * @internal
 */
final readonly class PropertyOrder
{
    private const AS_DECLARED = 'undefined';
    private const ALPHABETICAL = 'alphabetical';
    private const CUSTOM = 'custom';

    /**
     * @param array<string, int> $ranks by name; the others keep their order behind these
     */
    private function __construct(
        private string $order,
        private array $ranks,
    ) {}

    /**
     * @throws InvalidMetadata `invalid_order`
     */
    public static function from(JmsAttribute $attribute): self
    {
        $order = $attribute->requiredText('order');
        if (!\in_array($order, [self::AS_DECLARED, self::ALPHABETICAL, self::CUSTOM], true)) {
            throw new InvalidMetadata('invalid_order', $attribute->place, "#[AccessorOrder] does not know the order \"{$order}\".", 'Write undefined, alphabetical or custom.');
        }

        return new self($order, \array_flip($attribute->texts('custom')));
    }

    /**
     * @param array<PropertyFacts> $properties by name
     *
     * @return array<PropertyFacts>
     */
    public function sorted(array $properties): array
    {
        // Both sorts are stable.
        if ($this->order === self::ALPHABETICAL) {
            \uasort($properties, static fn(PropertyFacts $a, PropertyFacts $b): int => \strcmp($a->name, $b->name));
        }
        if ($this->order === self::CUSTOM) {
            \uksort($properties, fn(int|string $a, int|string $b): int => ($this->ranks[$a] ?? \PHP_INT_MAX) <=> ($this->ranks[$b] ?? \PHP_INT_MAX));
        }

        return $properties;
    }
}
