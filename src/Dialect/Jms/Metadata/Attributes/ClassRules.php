<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Metadata\Attributes;

use Kiln\Error\InvalidMetadata;

/**
 * What the attributes of a class say about all of its properties.
 *
 * @internal
 */
final readonly class ClassRules
{
    private const PROPERTY_ACCESS = 'property';

    /**
     * @param bool               $excludesAll       whether the class has no properties of its own at all
     * @param bool               $onlyExposed       whether only those with `#[Expose]` count
     * @param bool               $isConditional     whether an expression decides about objects of the class
     * @param string             $accessType        `public_method` or anything else
     * @param list<JmsAttribute> $virtualProperties that are expressions
     */
    private function __construct(
        public bool $excludesAll,
        public bool $onlyExposed,
        public bool $isConditional,
        public bool $isReadOnly,
        public string $accessType,
        public ?PropertyOrder $order,
        public ?Discrimination $discrimination,
        public array $virtualProperties,
    ) {}

    /**
     * @param list<JmsAttribute> $attributes
     * @param class-string       $class
     *
     * @throws InvalidMetadata
     */
    public static function of(array $attributes, string $class): self
    {
        $excludesAll = $onlyExposed = $isConditional = $isReadOnly = false;
        $accessType = self::PROPERTY_ACCESS;
        $order = $discrimination = null;
        $virtualProperties = [];
        foreach ($attributes as $attribute) {
            match ($attribute->kind) {
                AttributeKind::ExclusionPolicy => $onlyExposed = self::isAll($attribute),
                AttributeKind::Exclude => $attribute->text('if') === null ? $excludesAll = true : $isConditional = true,
                AttributeKind::AccessType => $accessType = $attribute->requiredText('type'),
                AttributeKind::ReadOnlyProperty => $isReadOnly = true,
                AttributeKind::AccessorOrder => $order = PropertyOrder::from($attribute),
                AttributeKind::Discriminator => $discrimination = (bool) $attribute->value('disabled') ? $discrimination : Discrimination::from($attribute, $class),
                AttributeKind::VirtualProperty => $virtualProperties[] = $attribute,
                AttributeKind::XmlNamespace => $attribute->requiredText('uri'),
                default => null,
            };
        }

        return new self($excludesAll, $onlyExposed, $isConditional, $isReadOnly, $accessType, $order, $discrimination, $virtualProperties);
    }

    private static function isAll(JmsAttribute $attribute): bool
    {
        $policy = $attribute->requiredText('policy');

        return match (\strtoupper($policy)) {
            'ALL' => true,
            'NONE' => false,
            default => throw new InvalidMetadata('invalid_attribute', $attribute->place, "#[ExclusionPolicy] does not know the policy \"{$policy}\".", 'Write ALL or NONE.'),
        };
    }
}
