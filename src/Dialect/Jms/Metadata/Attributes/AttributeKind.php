<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Metadata\Attributes;

/**
 * The attributes of jms/serializer, by the names of their classes.
 *
 * @internal
 */
enum AttributeKind: string
{
    case Accessor = 'Accessor';
    case AccessorOrder = 'AccessorOrder';
    case AccessType = 'AccessType';
    case Discriminator = 'Discriminator';
    case Exclude = 'Exclude';
    case ExclusionPolicy = 'ExclusionPolicy';
    case Expose = 'Expose';
    case Groups = 'Groups';
    case Inline = 'Inline';
    case MaxDepth = 'MaxDepth';
    case PostDeserialize = 'PostDeserialize';
    case PostSerialize = 'PostSerialize';
    case PreSerialize = 'PreSerialize';
    case ReadOnlyProperty = 'ReadOnlyProperty';
    case SerializedName = 'SerializedName';
    case Since = 'Since';
    case SkipWhenEmpty = 'SkipWhenEmpty';
    case Type = 'Type';
    case UnionDiscriminator = 'UnionDiscriminator';
    case Until = 'Until';
    case VirtualProperty = 'VirtualProperty';
    case XmlAttribute = 'XmlAttribute';
    case XmlAttributeMap = 'XmlAttributeMap';
    case XmlDiscriminator = 'XmlDiscriminator';
    case XmlElement = 'XmlElement';
    case XmlKeyValuePairs = 'XmlKeyValuePairs';
    case XmlList = 'XmlList';
    case XmlMap = 'XmlMap';
    case XmlNamespace = 'XmlNamespace';
    case XmlRoot = 'XmlRoot';
    case XmlValue = 'XmlValue';

    /** The argument of all of them that may hold the others by their names, or the first of them. */
    public const VALUES = 'values';

    private const PREFIX = 'JMS\Serializer\Annotation\\';

    /** Former names. */
    private const ALIASES = ['readonly', 'deprecatedreadonly'];

    /**
     * Whether it is the name of an attribute of jms/serializer, or might be that of one in another version.
     */
    public static function isName(string $class): bool
    {
        return \strncasecmp($class, self::PREFIX, \strlen(self::PREFIX)) === 0;
    }

    /**
     * @param string $class of the attribute
     */
    public static function named(string $class): ?self
    {
        if (!self::isName($class)) {
            return null;
        }
        $name = \strtolower(\substr($class, \strlen(self::PREFIX)));
        foreach (self::cases() as $kind) {
            if (\strtolower($kind->value) === $name) {
                return $kind;
            }
        }

        return \in_array($name, self::ALIASES, true) ? self::ReadOnlyProperty : null;
    }

    public function className(): string
    {
        return self::PREFIX . $this->value;
    }

    /**
     * @return int the \Attribute::TARGET_* where it may stand
     */
    public function targets(): int
    {
        return match ($this) {
            self::AccessorOrder, self::Discriminator, self::ExclusionPolicy, self::XmlDiscriminator, self::XmlNamespace, self::XmlRoot => \Attribute::TARGET_CLASS,
            self::AccessType, self::ReadOnlyProperty => \Attribute::TARGET_CLASS | \Attribute::TARGET_PROPERTY,
            self::Exclude => \Attribute::TARGET_CLASS | \Attribute::TARGET_METHOD | \Attribute::TARGET_PROPERTY,
            self::VirtualProperty => \Attribute::TARGET_CLASS | \Attribute::TARGET_METHOD,
            self::Accessor, self::UnionDiscriminator => \Attribute::TARGET_PROPERTY,
            self::PostDeserialize, self::PostSerialize, self::PreSerialize => \Attribute::TARGET_METHOD,
            default => \Attribute::TARGET_METHOD | \Attribute::TARGET_PROPERTY,
        };
    }

    public function isRepeatable(): bool
    {
        return $this === self::VirtualProperty || $this === self::XmlNamespace;
    }

    /**
     * @return array<string, AttributeParameter> by name, in their order; empty where it takes no argument at all
     */
    public function parameters(): array
    {
        $own = match ($this) {
            self::Accessor => ['getter' => AttributeParameter::textOrNull(), 'setter' => AttributeParameter::textOrNull()],
            self::AccessorOrder => ['order' => AttributeParameter::textOrNull(), 'custom' => AttributeParameter::list()],
            self::AccessType => ['type' => AttributeParameter::textOrNull()],
            self::Discriminator => [
                'field' => AttributeParameter::text('type'),
                'groups' => AttributeParameter::list(),
                'map' => AttributeParameter::list(),
                'disabled' => AttributeParameter::flag(false),
            ],
            self::Exclude, self::Expose => ['if' => AttributeParameter::textOrNull()],
            self::ExclusionPolicy => ['policy' => AttributeParameter::textOrNull()],
            self::Groups => ['groups' => AttributeParameter::list()],
            self::MaxDepth => ['depth' => AttributeParameter::number(0)],
            self::ReadOnlyProperty => ['readOnly' => AttributeParameter::flag(true)],
            self::SerializedName => ['name' => AttributeParameter::textOrNull()],
            self::Since, self::Until => ['version' => AttributeParameter::textOrNull()],
            self::Type => ['name' => AttributeParameter::anything(null)],
            self::UnionDiscriminator => ['field' => AttributeParameter::text('type'), 'map' => AttributeParameter::list()],
            self::VirtualProperty => [
                'name' => AttributeParameter::textOrNull(),
                'exp' => AttributeParameter::textOrNull(),
                'options' => AttributeParameter::list(),
            ],
            self::XmlAttribute => ['namespace' => AttributeParameter::textOrNull()],
            self::XmlDiscriminator => [
                'attribute' => AttributeParameter::flag(false),
                'cdata' => AttributeParameter::flag(false),
                'namespace' => AttributeParameter::textOrNull(),
            ],
            self::XmlElement => ['cdata' => AttributeParameter::flag(true), 'namespace' => AttributeParameter::textOrNull()],
            self::XmlList => self::collection(),
            self::XmlMap => ['keyAttribute' => AttributeParameter::text('_key')] + self::collection(),
            self::XmlNamespace => ['uri' => AttributeParameter::textOrNull(), 'prefix' => AttributeParameter::text('')],
            self::XmlRoot => [
                'name' => AttributeParameter::textOrNull(),
                'namespace' => AttributeParameter::textOrNull(),
                'prefix' => AttributeParameter::textOrNull(),
            ],
            self::XmlValue => ['cdata' => AttributeParameter::flag(true)],
            default => [],
        };

        return $own === [] ? [] : [self::VALUES => $this->takesOneValueAsIs() ? AttributeParameter::anything([]) : AttributeParameter::list()] + $own;
    }

    /**
     * Whether one argument without a name is that of the first parameter: `#[Type('int')]`. The others take an array only.
     */
    private function takesOneValueAsIs(): bool
    {
        return match ($this) {
            self::ExclusionPolicy, self::MaxDepth, self::SerializedName, self::Since, self::Type, self::Until,
            self::VirtualProperty, self::XmlAttribute, self::XmlRoot => true,
            default => false,
        };
    }

    /**
     * @return array<string, AttributeParameter>
     */
    private static function collection(): array
    {
        return [
            'entry' => AttributeParameter::text('entry'),
            'inline' => AttributeParameter::flag(false),
            'namespace' => AttributeParameter::textOrNull(),
            'skipWhenEmpty' => AttributeParameter::flag(true),
        ];
    }
}
