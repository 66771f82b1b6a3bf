<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Runtime;

use Kiln\Context;
use Kiln\Engine\Php\PhpEngine;
use Kiln\Engine\Php\ShortWay;
use Kiln\Engine\Places;
use Kiln\Raw;
use Kiln\ValueConverter;

/**
 * What generated readers ask for when something shows only at run time. One per context.
 *
 * @internal
 */
final class Reading
{
    /** @var ?Places<self> null where only one context holds */
    private ?Places $places = null;

    /**
     * @param PhpEngine|ShortWay $engine  or what makes one when it is needed
     * @param ?Context           $context null for a new one
     */
    public function __construct(private readonly PhpEngine|ShortWay $engine, private readonly ?Context $context) {}

    /**
     * Notes at which key of a loop something was thrown, which goes on.
     */
    public function at(\Throwable $thrown, string|int $key): \Throwable
    {
        return $this->engine()->thrownPlaces()->pass($thrown, $key);
    }

    /**
     * The same for what is below a property.
     *
     * @param array<string, mixed> $named see {@see \Kiln\Plan\ContextBelow::of()}
     */
    public function below(string $property, array $named = []): self
    {
        $this->places ??= Places::from($this->context, $this);

        return $this->places->known($property, $named) ?? $this->places->below($property, $named, function (Context $context, Places $places): self {
            $below = new self($this->engine, $context);
            $below->places = $places;

            return $below;
        });
    }

    /**
     * @param class-string<ValueConverter>   $converter
     * @param array<int|string, scalar|null> $arguments
     * @param ?class-string                  $class     see {@see \Kiln\Plan\Read\Convert}
     */
    public function convert(string $converter, mixed $data, array $arguments = [], ?string $class = null): mixed
    {
        return $this->engine()->converters()->deserialize($converter, $arguments, $data, $this->context ?? new Context(), $class);
    }

    /**
     * What listens to objects of the class, before one is read.
     *
     * @param class-string $class
     *
     * @return mixed the data to read
     */
    public function show(string $class, mixed $data): mixed
    {
        return $this->engine()->listeners()->beforeDeserialize($class, $data, $this->context ?? new Context(), $this->engine()->converters()->calls);
    }

    /**
     * Raw JSON; of data that is no JSON, the data.
     */
    public function raw(mixed $data): Raw
    {
        return $data instanceof Raw ? $data : Raw::of($data);
    }

    /**
     * What listens to objects of the class, once this one is complete.
     */
    public function tellListeners(object $object): void
    {
        $this->engine()->listeners()->afterDeserialize($object, $this->context ?? new Context());
    }

    /**
     * The members that no other field has taken, for an inlined map.
     *
     * @param array<mixed>             $data
     * @param array<array-key, true> $taken
     *
     * @return array<string, mixed> a key that is a number is an int all the same
     */
    public function rest(array $data, array $taken, string $prefix = ''): array
    {
        $rest = [];
        foreach (\array_diff_key($data, $taken) as $key => $value) {
            if ($prefix === '' || \str_starts_with((string) $key, $prefix)) {
                $rest[\substr((string) $key, \strlen($prefix))] = $value;
            }
        }

        return $rest;
    }

    /**
     * Whether every key has a meaning.
     *
     * @param array<mixed>           $data
     * @param array<array-key, true> $known
     * @param list<string>           $prefixes of inlined maps
     */
    public function knows(array $data, array $known, array $prefixes): bool
    {
        foreach (\array_diff_key($data, $known) as $key => $value) {
            if (!self::beginsWithOne((string) $key, $prefixes)) {
                return false;
            }
        }

        return true;
    }

    private function engine(): PhpEngine
    {
        return $this->engine instanceof PhpEngine ? $this->engine : $this->engine->engine();
    }

    /**
     * @param list<string> $prefixes
     */
    private static function beginsWithOne(string $key, array $prefixes): bool
    {
        foreach ($prefixes as $prefix) {
            if (\str_starts_with($key, $prefix)) {
                return true;
            }
        }

        return false;
    }
}
