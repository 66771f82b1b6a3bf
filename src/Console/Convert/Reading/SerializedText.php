<?php

declare(strict_types=1);

namespace Kiln\Console\Convert\Reading;

use Kiln\Console\Convert\CaseStandIn;
use Kiln\Console\Convert\ObjectStandIn;
use Kiln\Console\Convert\Unreadable;

/**
 * The value in what serialize() wrote, with stand-ins for objects and enum cases: unserialize() cannot say of enums and of
 * Serializable objects what they are without loading them. The format is that of php-src, ext/standard/var_unserializer.re.
 *
 * @internal
 */
final class SerializedText
{
    private int $position = 0;

    private readonly Depth $depth;

    /** @var list<mixed> all values but references to others, by their numbers; they are PHP references to where they stand */
    private array $slots = [];

    /** @var array<array-key, string> what the last pattern has found */
    private array $found = [];

    private function __construct(private readonly string $bytes)
    {
        $this->depth = new Depth();
    }

    /**
     * @throws Unreadable
     */
    public static function read(string $bytes): mixed
    {
        $reading = new self($bytes);
        $root = [];
        $reading->into($root, 0);
        if ($reading->position !== \strlen($bytes)) {
            throw new Unreadable("There is something behind the end, at byte {$reading->position}.");
        }

        return $root[0];
    }

    /**
     * @param array<array-key, mixed> $container
     */
    private function into(array &$container, int|string $key): void
    {
        if ($this->next('/\GR:(\d+);/') !== null) {
            $container[$key] = &$this->slots[$this->slot()];

            return;
        }
        $container[$key] = null;
        $this->slots[] = &$container[$key];
        $this->depth->enter();
        $this->value($container[$key]);
        $this->depth->leave();
    }

    private function value(mixed &$place): void
    {
        if ($this->next('/\G(?:(N)|b:([01])|i:([+-]?\d+)|d:([^;]+)|r:(\d+));/') !== null) {
            $place = $this->scalar();
        } elseif ($this->next('/\Gs:(\d+):"/') !== null) {
            $place = $this->text((int) $this->found[1], '";');
        } elseif ($this->next('/\Ga:(\d+):\{/') !== null) {
            $place = [];
            $this->elements((int) $this->found[1], $place, null);
        } elseif ($this->next('/\GO:(\d+):"/') !== null) {
            $place = $object = new ObjectStandIn($this->text((int) $this->found[1], '":'));
            $this->next('/\G(\d+):\{/') ?? throw $this->wrong();
            $this->elements((int) $this->found[1], $object->properties, $object);
        } elseif ($this->next('/\GE:(\d+):"/') !== null) {
            [$class, $name] = \explode(':', $this->text((int) $this->found[1], '";'), 2) + ['', ''];
            $place = new CaseStandIn($class, $name);
        } elseif ($this->next('/\GC:(\d+):"/') !== null) {
            $place = $object = new ObjectStandIn($this->text((int) $this->found[1], '":'));
            $this->next('/\G(\d+):\{/') ?? throw $this->wrong();
            $object->payload = $this->text((int) $this->found[1], '}');
        } else {
            throw $this->wrong();
        }
    }

    private function scalar(): mixed
    {
        return match (\count($this->found)) {
            2 => null,
            3 => $this->found[2] === '1',
            4 => (int) $this->found[3],
            5 => match ($this->found[4]) {
                'NAN' => \NAN,
                'INF' => \INF,
                '-INF' => -\INF,
                default => \is_numeric($this->found[4]) ? (float) $this->found[4] : throw $this->wrong(),
            },
            default => $this->slots[$this->slot()],
        };
    }

    /**
     * @param array<array-key, mixed> $container
     */
    private function elements(int $count, array &$container, ?ObjectStandIn $object): void
    {
        for (; $count > 0; --$count) {
            if ($this->next('/\Gi:(-?\d+);/') !== null) {
                $key = (int) $this->found[1];
            } else {
                $this->next('/\Gs:(\d+):"/') ?? throw $this->wrong();
                $key = $this->text((int) $this->found[1], '";');
            }
            $this->into($container, $object === null ? $key : $object->name($key));
        }
        $this->next('/\G\}/') ?? throw $this->wrong();
    }

    private function text(int $length, string $end): string
    {
        $text = \substr($this->bytes, $this->position, $length);
        if (\strlen($text) !== $length || \substr($this->bytes, $this->position + $length, \strlen($end)) !== $end) {
            throw $this->wrong();
        }
        $this->position += $length + \strlen($end);

        return $text;
    }

    /**
     * @return int of the value that was referred to
     */
    private function slot(): int
    {
        $slot = (int) \end($this->found) - 1;

        return $slot >= 0 && $slot < \count($this->slots) ? $slot : throw $this->wrong();
    }

    private function next(string $pattern): ?bool
    {
        if (\preg_match($pattern, $this->bytes, $this->found, 0, $this->position) !== 1) {
            return null;
        }
        $this->position += \strlen($this->found[0]);

        return true;
    }

    private function wrong(): Unreadable
    {
        return new Unreadable("This is not what serialize() writes, at byte {$this->position}.");
    }
}
