<?php

declare(strict_types=1);

namespace Kiln\Console\Show;

use Kiln\Context;
use Kiln\Metadata\MetadataFactory;
use Kiln\Metadata\PropertyMetadata;
use Kiln\Plan\Text\WriteText;
use Kiln\Plan\Text\WrittenMember;
use Kiln\Plan\Write;

/**
 * Describes how values are written.
 *
 * @internal
 */
final readonly class WriteDescription
{
    private function __construct(private WriteText $words, private MetadataFactory $metadata, private Context $context) {}

    public static function of(Write\WritePlan $plan, MetadataFactory $metadata, Context $context): PlanSection
    {
        $words = new WriteText($plan);

        return new PlanSection(
            'write',
            $plan->type,
            $words->root(),
            \array_map((new self($words, $metadata, $context))->object(...), $plan->objects),
            $plan->root instanceof Write\ObjectOf ? $plan->root->plan : null,
        );
    }

    private function object(Write\WriteObject $object): ObjectDescription
    {
        return new ObjectDescription(
            $object->class,
            $this->words->object($object),
            [
                'callsFirst' => $this->words->callsFirst($object),
                'members' => \array_map(static fn(WrittenMember $member): array => [
                    'key' => $member->key,
                    'from' => $member->from,
                    'leftOutWhen' => $member->leftOutWhen,
                    'value' => $member->value,
                    'origin' => $member->origin,
                ], $this->words->members($object)),
            ],
            $this->unselected($object),
        );
    }

    /**
     * @return list<Unselected>
     */
    private function unselected(Write\WriteObject $object): array
    {
        $selected = [];
        foreach ($object->steps as $step) {
            if ($step instanceof Write\WriteField || $step instanceof Write\Splice) {
                $selected[] = $step->origin;
            }
        }
        $others = \array_filter(
            $this->metadata->classMetadata($object->class)->properties,
            static fn(PropertyMetadata $property): bool => !\in_array($property->origin(), $selected, true),
        );

        return \array_map(fn(PropertyMetadata $property): Unselected => Unselected::whenWriting($property, $this->context), \array_values($others));
    }
}
