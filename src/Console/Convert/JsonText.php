<?php

declare(strict_types=1);

namespace Kiln\Console\Convert;

/**
 * A value with stand-ins as JSON: objects with their properties, enum cases by their names. What is shared stands there several
 * times.
 *
 * @internal
 */
final class JsonText
{
    private const ANY_DEPTH = 0x7FFF_FFFF;

    /** @var array<int|string, true> objects and references around the present place */
    private array $around = [];

    /**
     * @throws Unreadable when JSON cannot say it
     */
    public static function of(mixed $value): string
    {
        try {
            return \json_encode(
                (new self())->value($value),
                \JSON_PRETTY_PRINT | \JSON_UNESCAPED_SLASHES | \JSON_UNESCAPED_UNICODE | \JSON_PRESERVE_ZERO_FRACTION | \JSON_THROW_ON_ERROR,
                self::ANY_DEPTH,
            );
        } catch (\JsonException $problem) {
            throw new Unreadable("JSON cannot say it: {$problem->getMessage()}.", 0, $problem);
        }
    }

    /**
     * The same as data for another format.
     *
     * @throws Unreadable when it contains itself
     */
    public static function data(mixed $value): mixed
    {
        return (new self())->value($value);
    }

    private function value(mixed $value): mixed
    {
        if (\is_array($value)) {
            return $this->elements($value);
        }
        if ($value instanceof ObjectStandIn) {
            return $value->payload ?? $this->inside(\spl_object_id($value), fn(): object => (object) $this->properties($value));
        }

        return $value instanceof CaseStandIn ? $value->name : $value;
    }

    /**
     * @return array<array-key, mixed>
     */
    private function properties(ObjectStandIn $object): array
    {
        $properties = [];
        foreach ($this->elements($object->properties) as $name => $value) {
            $properties[ObjectStandIn::readable($name)] = $value;
        }

        return $properties;
    }

    /**
     * @param array<array-key, mixed> $array
     *
     * @return array<array-key, mixed>
     */
    private function elements(array $array): array
    {
        $elements = [];
        foreach ($array as $key => $value) {
            $id = \ReflectionReference::fromArrayElement($array, $key)?->getId();
            $elements[$key] = $id === null ? $this->value($value) : $this->inside($id, fn(): mixed => $this->value($value));
        }

        return $elements;
    }

    /**
     * @param \Closure(): mixed $convert
     */
    private function inside(int|string $id, \Closure $convert): mixed
    {
        if (isset($this->around[$id])) {
            throw new Unreadable('JSON cannot say it: something contains itself.');
        }
        $this->around[$id] = true;
        $converted = $convert();
        unset($this->around[$id]);

        return $converted;
    }
}
