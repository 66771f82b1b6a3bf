<?php

declare(strict_types=1);

namespace Kiln\Console\Show;

use Kiln\Context;
use Kiln\Metadata\MetadataFactory;
use Kiln\Metadata\PropertyMetadata;
use Kiln\Plan\Read;
use Kiln\Plan\Text\ReadMember;
use Kiln\Plan\Text\ReadText;

/**
 * Describes how values are read.
 *
 * @internal
 */
final readonly class ReadDescription
{
    private function __construct(private ReadText $words, private MetadataFactory $metadata, private Context $context) {}

    public static function of(Read\ReadPlan $plan, MetadataFactory $metadata, Context $context): PlanSection
    {
        $words = new ReadText($plan);

        return new PlanSection(
            'read',
            $plan->type,
            $words->root(),
            \array_map((new self($words, $metadata, $context))->object(...), $plan->objects),
            $plan->root instanceof Read\ObjectOf ? $plan->root->plan : null,
        );
    }

    private function object(Read\ReadObject $object): ObjectDescription
    {
        $warnings = $this->warnings($object);

        return new ObjectDescription(
            $object->class,
            $this->words->object($object) . \implode('', \array_map(static fn(string $warning): string => "  ! {$warning}\n", $warnings)),
            [
                'construction' => $this->words->construction($object),
                'members' => \array_map(static fn(ReadMember $member): array => [
                    'keys' => $member->keys,
                    'into' => $member->into,
                    'whenMissing' => $member->whenMissing,
                    'whenNull' => $member->whenNull,
                    'value' => $member->value,
                    'origin' => $member->origin,
                ], $this->words->members($object)),
                'otherKeys' => $this->words->otherKeys($object),
                'callsLast' => $this->words->callsLast($object),
                'warnings' => $warnings,
            ],
            $this->unselected($object),
        );
    }

    /**
     * @return list<string> what Kiln writes and could not read back
     */
    private function warnings(Read\ReadObject $object): array
    {
        $required = [];
        foreach ($object->fields as $field) {
            if ($field instanceof Read\ReadField && $field->missing === Read\Missing::Fail) {
                $required[] = $field->origin;
            }
        }
        $warnings = [];
        foreach ($this->metadata->classMetadata($object->class)->properties as $property) {
            if ($property->omitEmpty && !$property->isNeverWritten && \in_array($property->origin(), $required, true)) {
                $warnings[] = "\${$property->name} is left out when it is empty (#[OmitEmpty]), and must be there to be read: give it a default";
            }
            if ($property->condition !== null && !$property->isNeverWritten && \in_array($property->origin(), $required, true)) {
                $warnings[] = "\${$property->name} is written only sometimes (#[When]), and must be there to be read: give it a default";
            }
        }

        return $warnings;
    }

    /**
     * @return list<Unselected>
     */
    private function unselected(Read\ReadObject $object): array
    {
        $selected = \array_column($object->fields, 'origin');
        $others = \array_filter(
            $this->metadata->classMetadata($object->class)->properties,
            static fn(PropertyMetadata $property): bool => !\in_array($property->origin(), $selected, true),
        );

        return \array_map(fn(PropertyMetadata $property): Unselected => Unselected::whenReading($property, $this->context), \array_values($others));
    }
}
