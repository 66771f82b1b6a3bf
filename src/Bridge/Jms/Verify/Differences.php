<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Verify;

/**
 * Walks through two values side by side: decoded documents, arrays, or graphs of objects.
 *
 * @internal
 */
final class Differences
{
    /** More of them say nothing new. */
    private const MOST = 1000;

    /** @var list<Difference> */
    private array $found = [];

    /** @var \SplObjectStorage<object, object> object of jms/serializer => that of Kiln in the same place */
    private \SplObjectStorage $pairs;

    /** @var \SplObjectStorage<object, object> the other way round */
    private \SplObjectStorage $reverse;

    private function __construct()
    {
        $this->pairs = new \SplObjectStorage();
        $this->reverse = new \SplObjectStorage();
    }

    /**
     * @return list<Difference>
     */
    public static function between(mixed $jms, mixed $kiln): array
    {
        $walk = new self();
        $walk->compare($jms, $kiln, []);

        return $walk->found;
    }

    /**
     * @param list<array-key> $path
     */
    private function compare(mixed $jms, mixed $kiln, array $path): void
    {
        if ($jms === $kiln || \count($this->found) >= self::MOST || (\is_float($jms) && \is_float($kiln) && \is_nan($jms) && \is_nan($kiln))) {
            return;
        }
        match (true) {
            \is_array($jms) && \is_array($kiln) => $this->compareMembers($jms, $kiln, $path),
            self::isEmpty($jms) && self::isEmpty($kiln) && \is_array($jms) !== \is_array($kiln) => $this->add($path, Aspect::Emptiness, $jms, $kiln),
            \is_object($jms) && \is_object($kiln) && $jms::class === $kiln::class => $this->compareObjects($jms, $kiln, $path),
            \get_debug_type($jms) !== \get_debug_type($kiln) => $this->add($path, Aspect::Type, $jms, $kiln),
            default => $this->add($path, Aspect::Value, $jms, $kiln),
        };
    }

    /**
     * @param array<mixed>    $jms
     * @param array<mixed>    $kiln
     * @param list<array-key> $path
     */
    private function compareMembers(array $jms, array $kiln, array $path): void
    {
        foreach ($jms as $key => $value) {
            if (\array_key_exists($key, $kiln)) {
                $this->compare($value, $kiln[$key], [...$path, $key]);
            } else {
                $this->add([...$path, $key], Aspect::Missing, $value, null);
            }
        }
        $extra = \array_diff_key($kiln, $jms);
        foreach ($extra as $key => $value) {
            $this->add([...$path, $key], Aspect::Extra, null, $value);
        }
        if (\count($jms) === \count($kiln) && $extra === [] && \array_keys($jms) !== \array_keys($kiln)) {
            $this->add($path, Aspect::Order, \array_keys($jms), \array_keys($kiln));
        }
    }

    /**
     * @param list<array-key> $path
     */
    private function compareObjects(object $jms, object $kiln, array $path): void
    {
        if ($this->pairs->offsetExists($jms) || $this->reverse->offsetExists($kiln)) {
            if (!$this->pairs->offsetExists($jms) || $this->pairs->offsetGet($jms) !== $kiln) {
                $this->add($path, Aspect::Identity, null, null);
            }

            return;
        }
        $this->pairs->offsetSet($jms, $kiln);
        $this->reverse->offsetSet($kiln, $jms);
        $this->compareMembers(self::state($jms), self::state($kiln), $path);
    }

    /**
     * @return array<mixed> names of private properties without the class
     */
    private static function state(object $object): array
    {
        if ($object instanceof \UnitEnum) {
            return ['case' => $object->name];
        }
        if ($object instanceof \DateTimeInterface) {
            return ['date' => $object->format('Y-m-d\TH:i:s.u'), 'zone' => $object->format('e')];
        }
        if ($object instanceof \SimpleXMLElement) {
            return ['xml' => $object->asXML()];
        }
        // Their content is no property.
        $content = $object instanceof \ArrayObject || $object instanceof \ArrayIterator || $object instanceof \SplDoublyLinkedList || $object instanceof \SplObjectStorage
            ? ['content' => $object->__serialize()]
            : [];
        $state = [];
        foreach (\get_mangled_object_vars($object) as $name => $value) {
            $name = (string) $name;
            $plain = \substr($name, (int) \strrpos($name, "\0") + ($name !== '' && $name[0] === "\0" ? 1 : 0));
            // Two classes of a hierarchy can have a private property of the same name.
            $state[\array_key_exists($plain, $state) ? \strtr($name, "\0", ':') : $plain] = $value;
        }

        return $state + $content;
    }

    private static function isEmpty(mixed $value): bool
    {
        return $value === [] || ($value instanceof \stdClass && (array) $value === []);
    }

    /**
     * @param list<array-key> $path
     */
    private function add(array $path, Aspect $aspect, mixed $jms, mixed $kiln): void
    {
        if (\count($this->found) < self::MOST) {
            $this->found[] = new Difference($path, $aspect, $jms, $kiln);
        }
    }
}
