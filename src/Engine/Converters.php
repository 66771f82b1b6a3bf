<?php

declare(strict_types=1);

namespace Kiln\Engine;

use Kiln\ClassConverter;
use Kiln\Context;
use Kiln\Error\ConversionFailed;
use Kiln\Error\InvalidMetadata;
use Kiln\Metadata\ClassRules;
use Kiln\Plan\Referenced;
use Kiln\References;
use Kiln\ValueConverter;

/**
 * The user's converters, each made once, and asked once about a value for each time that a call comes by it.
 *
 * @internal
 */
final class Converters
{
    /** @var array<string, ValueConverter> */
    private array $made = [];

    public readonly UserCalls $calls;

    /**
     * @param array<class-string, ValueConverter> $registered those the user made himself, by the class they are for. Each stands
     *                                                         where its own class is named, too
     * @param ClassRules                        $rules      which classes they are for, among others
     * @param ?References                       $references what `#[Reference]` asks
     * @param ?\Closure(object, Context): mixed $again      what is written of an object that stands inside itself
     * @param Listeners                         $listeners  the rest of what the user is told
     * @param Conditions                        $conditions and asked
     */
    public function __construct(
        private array $registered = [],
        public readonly ClassRules $rules = new ClassRules(),
        private readonly ?References $references = null,
        public readonly ?\Closure $again = null,
        public readonly Listeners $listeners = new Listeners(),
        public readonly Conditions $conditions = new Conditions(),
    ) {
        foreach ($registered as $converter) {
            $this->registered[$converter::class] ??= $converter;
        }
        $this->calls = new UserCalls();
    }

    /**
     * @param class-string                   $class     of the converter, or the class that one was registered for
     * @param array<int|string, scalar|null> $arguments of the constructor
     */
    public function get(string $class, array $arguments = []): ValueConverter
    {
        $key = $arguments === [] ? $class : $class . \serialize($arguments);

        return $this->made[$key] ??= ($arguments === [] ? $this->registered[$class] ?? null : null) ?? $this->make($class, $arguments);
    }

    /**
     * @param class-string                   $class
     * @param array<int|string, scalar|null> $arguments
     *
     * @throws ConversionFailed
     */
    public function serialize(string $class, array $arguments, mixed $value, Context $context): mixed
    {
        return $this->calls->record()->serialize($this->get($class, $arguments), $value, $context);
    }

    /**
     * @param class-string                   $class
     * @param array<int|string, scalar|null> $arguments
     * @param ?class-string                  $asked     see {@see \Kiln\Plan\Read\Convert}
     *
     * @throws ConversionFailed
     * @throws InvalidMetadata  when the answer is of another class
     */
    public function deserialize(string $class, array $arguments, mixed $data, Context $context, ?string $asked = null): mixed
    {
        $converter = $this->get($class, $arguments);
        $answer = $this->calls->record()->deserialize($converter, $data, $context, $asked);

        return $asked === null || $answer instanceof $asked ? $answer : throw new InvalidMetadata(
            'wrong_class',
            $asked,
            'its converter, ' . $converter::class . ', has made ' . \get_debug_type($answer) . '.',
            $converter instanceof ClassConverter ? '' : 'Let it implement ' . ClassConverter::class . ', which is told the class, or give the class a converter of its own.',
        );
    }

    /**
     * @param class-string                   $class
     * @param array<int|string, scalar|null> $arguments
     */
    private function make(string $class, array $arguments): ValueConverter
    {
        $converter = new $class(...($class === Referenced::class ? [...$arguments, $this->references] : $arguments));

        return $converter instanceof ValueConverter
            ? $converter
            : throw new InvalidMetadata('not_a_converter', $class, 'a converter must implement ' . ValueConverter::class . '.');
    }
}
