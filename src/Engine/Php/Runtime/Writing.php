<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Runtime;

use Kiln\Bytes;
use Kiln\Context;
use Kiln\Engine\InitializedProperty;
use Kiln\Engine\Php\PhpEngine;
use Kiln\Engine\Php\ShortWay;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Engine\Places;
use Kiln\Engine\Value\Dates;
use Kiln\Engine\Value\Durations;
use Kiln\Error\InvalidMetadata;
use Kiln\Format\Json\RawText;
use Kiln\Format\NotedObject;
use Kiln\Optional;
use Kiln\Plan\Leaves;
use Kiln\Raw;
use Kiln\ValueConverter;

/**
 * What generated writers ask for when something shows only at run time. One per context and target.
 *
 * @internal
 */
final class Writing
{
    /** What for, as it stands in the kinds of {@see \Kiln\Engine\Php\CodeMaker::make()}. */
    public const JSON = '';

    public const TREE = ' tree';

    public const ARRAYS = ' array';

    /** levels of objects and arrays that may hold themselves, open at the moment */
    public int $depth = 0;

    /** whether there may be a {@see RawText} in what was written since there is this */
    public bool $mayHoldRaw = false;

    /** @var array<string, \Closure(object, self): mixed> by class */
    public array $writers = [];

    /** @var array<string, bool> whether there is a rule for objects of a class as a whole */
    private array $whole = [];

    /** @var array<string, \Closure(mixed, self): mixed> by type */
    private array $typeWriters = [];

    /** @var array<string, \ReflectionProperty> */
    private array $properties = [];

    /** @var ?Places<self> null where only one context holds */
    private ?Places $places = null;

    private ?self $tree = null;

    /**
     * @param PhpEngine|ShortWay                 $engine   or what makes one when it is needed
     * @param ?Context                           $context  null for a new one
     * @param self::JSON|self::TREE|self::ARRAYS $for
     * @param int                                $maxDepth levels of objects and arrays
     * @param ?Leaves                            $leaves   of a format other than JSON; null for none
     */
    public function __construct(
        private readonly PhpEngine|ShortWay $engine,
        private readonly ?Context $context,
        private readonly string $for,
        public readonly int $maxDepth,
        private readonly ?Leaves $leaves = null,
    ) {}

    /**
     * What arrays for the user are made for: where they are to tell empty objects, a stdClass stands among them.
     *
     * @return self::TREE|self::ARRAYS
     */
    public static function forArrays(?Context $context): string
    {
        return $context?->keepEmptyObjects === true ? self::TREE : self::ARRAYS;
    }

    /**
     * @param ?string $type type string; null for what the value itself is
     *
     * @throws \Throwable what generated code finds wrong, for {@see \Kiln\Engine\Php\SecondPass::writeAgain()}
     *
     * @return mixed plain data
     */
    public function write(mixed $value, ?string $type): mixed
    {
        // Code of the user's may write with this serializer, too.
        $outer = $this->depth;
        try {
            if ($type !== null) {
                $this->depth = 0;
                $writer = $this->typeWriters[$type] ??= $this->writer('write', $type);

                return $writer($value, $this);
            }
            // Calls would take a tenth of what a small document takes.
            $writer = \is_object($value) ? $this->writers[$value::class] ?? null : null;
            $this->depth = $writer === null ? 0 : 1;

            return $writer === null ? $this->dynamic($value) : $writer($value, $this);
        } finally {
            $this->depth = $outer;
        }
    }

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
            $below = new self($this->engine(), $context, $this->for, $this->maxDepth, $this->leaves);
            // All count the same levels, and write into the same document.
            $below->depth = &$this->depth;
            $below->mayHoldRaw = &$this->mayHoldRaw;
            $below->places = $places;

            return $below;
        });
    }

    /**
     * Items of a list of anything.
     *
     * @param list<mixed> $items
     *
     * @throws \Throwable likewise, for {@see \Kiln\Engine\Php\SecondPass::writeItemsAgain()}
     *
     * @return array<mixed> plain data
     */
    public function items(array $items): array
    {
        $outer = $this->depth;
        try {
            $this->depth = 0;

            return $this->dynamicArray($items);
        } finally {
            $this->depth = $outer;
        }
    }

    /**
     * An object by its own class.
     *
     * @param ?class-string $class  what it must be
     * @param int           $levels that it takes
     */
    public function object(mixed $object, ?string $class, int $levels = 1): mixed
    {
        if (!\is_object($object) || ($class !== null && !$object instanceof $class)) {
            throw new Mismatch($class ?? 'object');
        }
        if (($this->depth += $levels) > $this->maxDepth) {
            throw new Mismatch('depth');
        }
        $writer = $this->writers[$object::class] ??= $this->writerOf($object::class);
        $written = $writer($object, $this);
        $this->depth -= $levels;

        return $written;
    }

    /**
     * @param class-string $class
     *
     * @return \Closure(object, self): mixed
     */
    private function writerOf(string $class): \Closure
    {
        try {
            return $this->writer('write class', $class);
        } catch (InvalidMetadata) {
            // The slow pass knows where the object stands.
            throw new Mismatch($class);
        }
    }

    public function dynamic(mixed $value): mixed
    {
        return match (true) {
            $value === null, \is_scalar($value) => $value,
            \is_array($value) => $this->dynamicArray($value),
            \is_object($value) => $this->dynamicObject($value),
            default => throw new Mismatch(\get_debug_type($value)),
        };
    }

    /**
     * @param array<mixed> $array
     *
     * @return array<mixed>
     */
    public function dynamicArray(array $array): array
    {
        if (++$this->depth > $this->maxDepth) {
            throw new Mismatch('depth');
        }
        try {
            foreach ($array as $key => $value) {
                if (\is_object($value)) {
                    // The array's own level guards against cycles, so an object needs none here, whether its class is known yet or not.
                    $writer = $this->writers[$value::class] ?? null;
                    $array[$key] = $writer === null ? $this->dynamicObject($value, 0) : $writer($value, $this);
                } elseif ($value !== null && !\is_scalar($value)) {
                    $array[$key] = $this->dynamic($value);
                }
            }
        } catch (\Throwable $thrown) {
            throw $this->at($thrown, \is_string($key) || \array_is_list($array) ? $key : (string) $key);
        }
        --$this->depth;

        return $array;
    }

    /**
     * @return array<mixed>|\stdClass
     */
    public function stdClass(\stdClass $object): array|\stdClass
    {
        $members = $this->dynamicArray(\get_object_vars($object));

        return $this->for !== self::ARRAYS && \array_is_list($members) ? (object) $members : $members;
    }

    /**
     * @param class-string<ValueConverter>   $converter
     * @param array<int|string, scalar|null> $arguments
     */
    public function convert(string $converter, mixed $value, array $arguments = []): mixed
    {
        return $this->dynamic($this->engine()->converters()->serialize($converter, $arguments, $value, $this->context ?? new Context()));
    }

    /**
     * Raw JSON: its text, which comes into the document when all else is text; elsewhere its data.
     */
    public function raw(mixed $value): mixed
    {
        return match (true) {
            !$value instanceof Raw => throw new Mismatch(Raw::class),
            $value->isText() && $this->for === self::JSON => $this->text($value),
            default => $this->dynamic($value->toData(false)),
        };
    }

    private function text(Raw $raw): RawText
    {
        $this->mayHoldRaw = true;

        return RawText::of($raw);
    }

    /**
     * @param class-string $class that the collection must be of
     *
     * @return array<mixed>
     */
    public function elements(mixed $collection, string $class, ?bool $keepsKeys): array
    {
        return $collection instanceof \Traversable && $collection instanceof $class
            ? $this->engine()->converters()->calls->record()->elements($collection, $keepsKeys)
            : throw new Mismatch($class);
    }

    /**
     * Whether a hook was called before something made the call of the serializer begin again.
     *
     * @param string $method with its class
     */
    public function hasCalled(object $object, string $method): bool
    {
        return $this->engine()->converters()->calls->record()->hasCalled($object, $method);
    }

    /**
     * What listens to objects of the class, before this one is written.
     */
    public function tellListeners(object $object): void
    {
        $this->engine()->listeners()->beforeSerialize($object, $this->context ?? new Context(), $this->engine()->converters()->calls);
    }

    /**
     * What listens to objects of the class, once this one is written.
     *
     * @param array<mixed> $members plain data
     * @param string       $plan    that they were written by
     *
     * @return array<mixed> plain data
     */
    public function show(object $object, array $members, string $plan): array
    {
        $shown = $this->engine()->listeners()->afterSerialize($object, $members, $plan, $this->context ?? new Context(), $this->engine()->converters()->calls);

        return $shown === null ? $members : $this->dynamicArray($shown);
    }

    /**
     * The same for arrays in which nothing is left to json_encode().
     */
    public function tree(): self
    {
        if ($this->for !== self::JSON) {
            return $this;
        }
        if ($this->tree === null) {
            $this->tree = new self($this->engine, $this->context, self::TREE, $this->maxDepth, $this->leaves);
            // All count the same levels.
            $this->tree->depth = &$this->depth;
        }

        return $this->tree;
    }

    /**
     * Whether a condition of the user's holds.
     *
     * @param ?class-string $class see {@see \Kiln\Plan\Condition}
     */
    public function wants(object $object, ?string $class, string $name, bool $isOwn): bool
    {
        $converters = $this->engine()->converters();

        return $converters->conditions->hold($object, $class, $name, $isOwn, $this->context ?? new Context(), $converters->calls);
    }

    /**
     * @param class-string $class that declares the property
     */
    public function isInitialized(object $object, string $class, string $property): bool
    {
        return InitializedProperty::is($this->properties["{$class}::{$property}"] ??= new \ReflectionProperty($class, $property), $object);
    }

    /**
     * The value of a property without a native type that is null, or was unset: which PHP would only warn about.
     *
     * @param class-string $class that declares the property
     *
     * @throws Mismatch when it was unset
     */
    public function untyped(object $object, string $class, string $property): mixed
    {
        if ($this->isInitialized($object, $class, $property)) {
            return null;
        }

        return \method_exists($object, '__get') ? $this->properties["{$class}::{$property}"]->getValue($object) : throw new Mismatch($property);
    }

    /**
     * Whether nothing of a value was written: null, an empty text, an array or object without members.
     */
    public function isEmpty(mixed $written): bool
    {
        return $written === null || $written === '' || $written === []
            || ($written instanceof RawText && $written->isEmpty())
            || ($written instanceof NotedObject && $written->members === [])
            || ($written instanceof Bytes ? $written->bytes === '' : !$written instanceof RawText && \is_object($written) && !$written instanceof \UnitEnum && !$written instanceof \DateTimeInterface && \get_object_vars($written) === []);
    }

    /**
     * @param int $levels that an object takes which is written by its class
     */
    private function dynamicObject(object $object, int $levels = 1): mixed
    {
        return match (true) {
            isset($this->writers[$object::class]),
            // Of all other classes it is known once their code is.
            !self::isBuiltIn($object),
            $this->whole[$object::class] ??= $this->engine()->rules()->isWhole($object::class) => $this->object($object, null, $levels),
            $object instanceof \BackedEnum => $object->value,
            $object instanceof \UnitEnum => $object->name,
            $object instanceof \DateTimeInterface && $this->context?->namesDates() !== true => $this->date($object),
            $object instanceof \DateInterval => Durations::write($object),
            $object instanceof \stdClass => $this->stdClass($object),
            $object instanceof NotedObject => $object,
            $object instanceof \ArrayObject, $object instanceof \ArrayIterator => $this->dynamicArray($object->getArrayCopy()),
            $object instanceof Optional => $this->dynamic($object->isPresent ? $object->value() : throw new Mismatch(Optional::class)),
            $object instanceof \Closure => throw new Mismatch(\Closure::class),
            default => $this->object($object, null, $levels),
        };
    }

    /**
     * Whether an object is written as what it is, and not by a class.
     */
    public function isOfNoClass(object $object): bool
    {
        return self::isBuiltIn($object) && !($this->whole[$object::class] ??= $this->engine()->rules()->isWhole($object::class));
    }

    private function date(\DateTimeInterface $date): string|\DateTimeInterface
    {
        return $this->leaves?->of($date::class) === null || $this->context?->datesAsText === true ? Dates::rfc3339($date) : $date;
    }

    private static function isBuiltIn(object $object): bool
    {
        return $object instanceof \UnitEnum || $object instanceof \DateTimeInterface || $object instanceof \DateInterval || $object instanceof \stdClass
            || $object instanceof \ArrayObject || $object instanceof \ArrayIterator || $object instanceof Optional || $object instanceof \Closure || $object instanceof NotedObject;
    }

    private function engine(): PhpEngine
    {
        return $this->engine instanceof PhpEngine ? $this->engine : $this->engine->engine();
    }

    /**
     * @return \Closure(mixed, self): mixed
     */
    private function writer(string $kind, string $type): \Closure
    {
        /** @var \Closure(mixed, self): mixed $writer as printed by WriterPrinter */
        $writer = CodeLookup::functionOf(
            ($this->engine instanceof PhpEngine ? null : $this->engine->classOf($kind . $this->for, $type)) ?? $this->engine()->classOf($kind . $this->for, $type, $this->context, $this->leaves),
            'write',
        );

        return $writer;
    }
}
