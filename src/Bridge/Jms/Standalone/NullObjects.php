<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Standalone;

use Kiln\Bridge\Jms\Metadata\Facts;
use Kiln\Bridge\Jms\Metadata\TypeName;
use Kiln\Bridge\Jms\UserCode\Direction;
use Kiln\Bridge\Jms\UserCode\Registrations;

/**
 * jms/serializer makes an object in which everything is null of a null that is a whole document or an element. Generated code
 * stops there; this puts into such a place what it can read.
 *
 * @internal
 */
final readonly class NullObjects
{
    public function __construct(private Facts $facts, private Registrations $registrations) {}

    public function in(mixed $data, TypeName $type): mixed
    {
        $isHandled = $this->registrations->handling(Direction::Deserialization, $type->name) !== null;
        if ($isHandled || \in_array($type->name, ['array', 'list', 'iterable'], true)) {
            $item = $type->param(isset($type->params[1]) ? 1 : 0);

            return \is_array($data) && $item !== null ? array_map(fn(mixed $element): mixed => $this->in($element, $item), $data) : $data;
        }
        if (!class_exists($type->name)) {
            return $data;
        }

        return match (true) {
            $data === null => $this->nulls($type->name),
            \is_array($data) => $this->below($data, $type->name),
            default => $data,
        };
    }

    /**
     * @param array<mixed> $data
     *
     * @return array<mixed>
     */
    private function below(array $data, string $class): array
    {
        $facts = $this->facts->of($class);
        $discriminator = $facts->discriminator;
        if ($discriminator !== null && $discriminator->baseClass === $facts->name) {
            $value = $data[$discriminator->field] ?? null;
            $facts = $this->facts->of((\is_string($value) || \is_int($value) ? $discriminator->map[$value] ?? null : null) ?? $class);
        }
        foreach ($facts->properties as $property) {
            if ($property->type !== null && isset($data[$property->serializedName]) && !$property->isInline) {
                $data[$property->serializedName] = $this->in($data[$property->serializedName], $property->type);
            }
        }

        return $data;
    }

    /**
     * @return array<string, mixed>
     */
    private function nulls(string $class): array
    {
        $data = [];
        foreach ($this->facts->of($class)->properties as $property) {
            if (!$property->isInline) {
                $data[$property->serializedName] = null;
            } elseif ($property->type !== null && class_exists($property->type->name)) {
                $data += $this->nulls($property->type->name);
            }
        }

        return $data;
    }
}
