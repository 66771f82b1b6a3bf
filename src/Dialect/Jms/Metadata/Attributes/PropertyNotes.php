<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Metadata\Attributes;

use Kiln\Dialect\Jms\Metadata\PropertyKind;
use Kiln\Dialect\Jms\Metadata\TypeName;
use Kiln\Error\InvalidMetadata;

/**
 * What the attributes of a property say; of those that say the same thing, the last counts.
 *
 * @internal
 */
final class PropertyNotes
{
    /** By a virtual property; its key follows from the name that it had before. */
    public ?string $newName = null;

    /** `#[SerializedName]` */
    public ?string $written = null;

    public ?TypeName $type = null;

    public ?string $getter = null;

    public ?string $setter = null;

    public bool $isInline = false;

    public bool $skipWhenEmpty = false;

    public bool $isReadOnly;

    /** @var ?list<string> */
    public ?array $groups = null;

    public ?string $since = null;

    public ?string $until = null;

    public ?int $maxDepth = null;

    public bool $isConditional = false;

    public string $accessType;

    private bool $isExcluded = false;

    private bool $isExposed;

    /**
     * @throws InvalidMetadata
     */
    public function __construct(private readonly PropertySubject $subject, private readonly ClassRules $rules, private readonly TypeParser $types)
    {
        $isVirtual = $subject->kind !== PropertyKind::Property;
        $this->isExposed = $isVirtual;
        $this->isReadOnly = $isVirtual || $rules->isReadOnly;
        $this->accessType = $rules->accessType;
        \array_map($this->note(...), $subject->attributes);
    }

    public function areOfSerialized(): bool
    {
        return $this->rules->onlyExposed ? $this->isExposed : !$this->isExcluded;
    }

    private function note(JmsAttribute $attribute): void
    {
        match ($attribute->kind) {
            AttributeKind::Accessor => [$this->getter, $this->setter] = [$attribute->text('getter'), $attribute->text('setter')],
            AttributeKind::AccessType => $this->accessType = $attribute->requiredText('type'),
            AttributeKind::Exclude => $attribute->text('if') === null ? $this->isExcluded = true : $this->isConditional = true,
            AttributeKind::Expose => $this->expose($attribute),
            AttributeKind::Groups => $this->groups = self::groups($attribute),
            AttributeKind::Inline => $this->isInline = true,
            AttributeKind::MaxDepth => $this->maxDepth = $attribute->number('depth'),
            AttributeKind::ReadOnlyProperty => $this->isReadOnly = $attribute->flag('readOnly'),
            AttributeKind::SerializedName => $this->written = self::name($attribute),
            AttributeKind::Since => $this->since = $attribute->text('version'),
            AttributeKind::SkipWhenEmpty => $this->skipWhenEmpty = true,
            AttributeKind::Type => $this->type = $this->types->parse($attribute->requiredText('name'), $this->subject->place()),
            AttributeKind::UnionDiscriminator => $this->type = new TypeName('union', [null, $attribute->value('field'), $attribute->value('map')]),
            AttributeKind::Until => $this->until = $attribute->text('version'),
            AttributeKind::VirtualProperty => $this->newName = $attribute->text('name') ?? $this->newName,
            default => null,
        };
    }

    private function expose(JmsAttribute $attribute): void
    {
        $this->isExposed = true;
        $this->isConditional = $this->isConditional || $attribute->text('if') !== null;
    }

    /**
     * @return list<string>
     */
    private static function groups(JmsAttribute $attribute): array
    {
        $groups = $attribute->texts('groups');
        foreach ($groups as $group) {
            if (\str_contains($group, ',')) {
                throw new InvalidMetadata('invalid_attribute', $attribute->place, "#[Groups] has a group \"{$group}\", but the name of a group has no comma.", "Write one string for each group: ['a', 'b'].");
            }
        }

        return $groups;
    }

    private static function name(JmsAttribute $attribute): ?string
    {
        $name = $attribute->value('name');

        // Keys are strings in the end; nothing else looks at what they were.
        return \is_int($name) && $name !== 0 ? (string) $name : $attribute->text('name');
    }
}
