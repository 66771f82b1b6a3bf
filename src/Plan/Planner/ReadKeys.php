<?php

declare(strict_types=1);

namespace Kiln\Plan\Planner;

use Kiln\Metadata\ClassMetadata;
use Kiln\Plan\Read;

/**
 * Which keys of a document the fields of a class take, and which others it may have.
 *
 * @internal
 */
final readonly class ReadKeys
{
    public function __construct(private ReadPlanner $planner, private ConsultedClasses $classes) {}

    /**
     * @param list<Read\ReadField|Read\Splice> $fields
     *
     * @return list<string>
     */
    public static function of(array $fields): array
    {
        $keys = [];
        foreach ($fields as $field) {
            \array_push($keys, ...($field instanceof Read\ReadField ? $field->keys : ReadSplices::keys($field)));
        }

        return \array_values(\array_unique($keys));
    }

    /**
     * Keys that Kiln itself would write are allowed too, so that what was written can be read back.
     *
     * @param list<Read\ReadField|Read\Splice> $fields of the class
     *
     * @return list<string>
     */
    public function allowed(ClassMetadata $class, array $fields, ReadPlace $at): array
    {
        $allowed = self::of($fields);

        return \array_values(\array_unique([...$allowed, ...$this->onlyWritten($class, $fields, '', $at)]));
    }

    /**
     * @param list<Read\ReadField|Read\Splice> $fields of the class
     *
     * @return list<string>
     */
    private function onlyWritten(ClassMetadata $class, array $fields, string $prefix, ReadPlace $at): array
    {
        $keys = $class->discriminatorValue === null ? [] : [$prefix . $class->discriminatorValue->field];
        $below = [];
        foreach ($class->properties as $property) {
            if (!$property->isNeverWritten && $property->inlinePrefix === null && $at->selection->includes($property)) {
                $keys[] = $prefix . $property->key($at->context->naming);
            }
            $below[$property->origin()] = $property->inlinePrefix === null ? $at : $at->below($property);
        }
        foreach ($fields as $field) {
            $node = $field instanceof Read\Splice ? $field->inlined() : null;
            if ($field instanceof Read\Splice && $node instanceof Read\ObjectOf) {
                \array_push($keys, ...$this->onlyWritten($this->classes->of($node->class), $this->planner->fieldsOf($node->plan), $field->prefix, $below[$field->origin] ?? $at));
            }
        }

        return $keys;
    }
}
