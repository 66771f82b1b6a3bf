<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Runtime;

use Kiln\Context;
use Kiln\Engine\Php\PhpEngine;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Engine\Php\Store\GeneratedClass;
use Kiln\Engine\Places;
use Kiln\Engine\Value\Elements;
use Kiln\Error\InvalidMetadata;
use Kiln\Format\CannotEncode;
use Kiln\Format\DirectOutput;
use Kiln\Plan\Leaves;

/**
 * As {@see Writing}, for generated code that writes the text of a format and no tree. One per context and format.
 *
 * It declines what is odd before anything has been given back, and then the call is made by trees: they know what is wrong, or how
 * to write it.
 *
 * @internal
 */
final class DirectWriting
{
    /** Arrays and objects inside each other, as far as they are counted. */
    public int $depth = 0;

    /** @var array<string, \Closure(mixed...): string> by kind of call and class or type */
    private array $writers = [];

    /** @var array<string, int> likewise, how many arrays and objects lie inside each other */
    private array $levels = [];

    /** @var array<string, \Closure(object, Writing): mixed> by name of the generated class */
    private array $treeWriters = [];

    /** @var array{string, string, self}|null kind of call, class or type, and context of the code that runs */
    private ?array $entry = null;

    /** @var ?Places<self> null where only one context holds */
    private ?Places $places = null;

    public readonly int $maxDepth;

    /**
     * @param ?Context $context  null for a new one
     * @param string   $notation of the format
     * @param ?Leaves  $leaves   of the format; null for none
     * @param Writing  $trees    in the same context
     */
    public function __construct(
        public readonly PhpEngine $engine,
        private readonly ?Context $context,
        private readonly string $notation,
        public readonly DirectOutput $out,
        public readonly Writing $trees,
        private readonly ?Leaves $leaves,
    ) {
        $this->maxDepth = $engine->depth;
    }

    /**
     * @param ?string $type type string; null for what the value itself is
     * @param int     $from the index of the first item, where the value is a part of a list
     *
     * @throws InvalidMetadata
     *
     * @return ?string null where trees are to do it
     */
    public function tryWrite(mixed $value, ?string $type, int $from = 0): ?string
    {
        if ($type === null && !\is_object($value) && !(\is_array($value) && \is_object($value[0] ?? null))) {
            return null;
        }
        $around = $this->out->open();
        if ($around === null) {
            return null;
        }
        [$depth, $entry] = [$this->depth, $this->entry];
        $this->depth = 0;
        try {
            return $this->out->check(match (true) {
                $type !== null => $this->run('write', $type, $value, $this->out->place()),
                \is_array($value) => $this->list($value),
                default => $this->object($value, null, ...$this->out->place()),
            });
        } catch (\Throwable $failure) {
            if (!$failure instanceof CannotEncode && !$this->engine->isFinding($failure) && !Elements::areSpent($failure)) {
                throw $this->engine->thrownPlaces()->note($failure, false, offset: $from);
            }
            $this->engine->calls?->rewind();

            return null;
        } finally {
            $this->out->close($around);
            [$this->depth, $this->entry] = [$depth, $entry];
        }
    }

    /**
     * Notes at which key of a loop something was thrown, which goes on.
     */
    public function at(\Throwable $thrown, string|int $key): \Throwable
    {
        return $this->engine->thrownPlaces()->pass($thrown, $key);
    }

    /**
     * The same for what is below a property.
     *
     * @param array<string, mixed> $named see {@see \Kiln\Plan\ContextBelow::of()}
     */
    public function below(string $property, array $named = []): self
    {
        $this->places ??= Places::from($this->context, $this);

        return $this->places->known($property, $named) ?? $this->places->below($property, $named, function (Context $context, Places $places) use ($property, $named): self {
            $below = new self($this->engine, $context, $this->notation, $this->out, $this->trees->below($property, $named), $this->leaves);
            // All count the same levels, and know what runs.
            $below->depth = &$this->depth;
            $below->entry = &$this->entry;
            $below->places = $places;

            return $below;
        });
    }

    /**
     * An object by its own class.
     *
     * @param ?class-string $class    what it must be
     * @param string        ...$place where the format has places
     */
    public function object(mixed $object, ?string $class, string ...$place): string
    {
        if (!\is_object($object) || ($class !== null && !$object instanceof $class)) {
            throw new Mismatch($class ?? 'object');
        }
        if ($this->trees->isOfNoClass($object)) {
            return $this->plain($this->trees->dynamic($object), ...$place);
        }
        try {
            return $this->run('write class', $object::class, $object, \array_values($place));
        } catch (InvalidMetadata) {
            // The slow pass knows where the object stands.
            throw new Mismatch($object::class);
        }
    }

    /**
     * The text of plain data.
     *
     * @param string ...$place where the format has places
     *
     * @throws CannotEncode
     */
    public function plain(mixed $tree, string ...$place): string
    {
        return $this->out->plain($tree, $this->maxDepth - $this->depth, ...$place);
    }

    /**
     * The text of an object by the code that makes trees.
     *
     * @param string $writer   a class of the code for the same call
     * @param string ...$place where the format has places
     *
     * @throws CannotEncode
     */
    public function byTree(object $object, string $writer, string ...$place): string
    {
        return $this->plain(($this->treeWriters[$writer] ??= $this->treeWriter($writer))($object, $this->trees), ...$place);
    }

    public function hasCalled(object $object, string $method): bool
    {
        return $this->trees->hasCalled($object, $method);
    }

    public function tellListeners(object $object): void
    {
        $this->trees->tellListeners($object);
    }

    /**
     * @param ?class-string $class see {@see \Kiln\Plan\Condition}
     */
    public function wants(object $object, ?string $class, string $name, bool $isOwn): bool
    {
        return $this->trees->wants($object, $class, $name, $isOwn);
    }

    /**
     * @param class-string $class that declares the property
     */
    public function isInitialized(object $object, string $class, string $property): bool
    {
        return $this->trees->isInitialized($object, $class, $property);
    }

    /**
     * @param class-string $class that declares the property
     */
    public function untyped(object $object, string $class, string $property): mixed
    {
        return $this->trees->untyped($object, $class, $property);
    }

    /**
     * @param class-string $class that the collection must be of
     *
     * @return array<mixed>
     */
    public function elements(mixed $collection, string $class, ?bool $keepsKeys): array
    {
        return $this->trees->elements($collection, $class, $keepsKeys);
    }

    /**
     * @param array<mixed> $items
     */
    private function list(array $items): string
    {
        if (!\array_is_list($items)) {
            throw new Mismatch('list');
        }
        $place = $this->out->itemPlace();
        $texts = [];
        try {
            foreach ($items as $item) {
                $this->depth = 1;
                $texts[] = $this->object($item, null, ...$place);
            }
        } catch (\Throwable $thrown) {
            throw $this->at($thrown, \count($texts));
        }

        return $this->out->list($texts);
    }

    /**
     * @param string       $kind of call
     * @param list<string> $place
     */
    private function run(string $kind, string $type, mixed $value, array $place): string
    {
        $key = "{$kind} {$type}";
        $writer = $this->writers[$key] ??= $this->writer($kind, $type);
        $levels = $this->levels[$key];
        if (($this->depth += $levels) > $this->maxDepth) {
            throw new Mismatch('depth');
        }
        $entry = $this->entry;
        $this->entry = [$kind, $type, $this];
        $text = $writer($value, ...$place, ...[$this->out, $this]);
        $this->entry = $entry;
        $this->depth -= $levels;

        return $text;
    }

    /**
     * @return \Closure(mixed...): string
     */
    private function writer(string $kind, string $type): \Closure
    {
        $class = $this->engine->classOf("{$kind} {$this->notation}", $type, $this->context, $this->leaves);
        /** @var int $levels as printed by WriterPrinter */
        $levels = \constant("{$class}::LEVELS");
        $this->levels["{$kind} {$type}"] = $levels;
        /** @var \Closure(mixed...): string $writer likewise */
        $writer = CodeLookup::functionOf($class, 'write');

        return $writer;
    }

    /**
     * @param class-string $class
     *
     * @throws InvalidMetadata
     *
     * @return ?\Closure(mixed...): string null where trees write all rows
     */
    public function rowWriter(string $class): ?\Closure
    {
        $name = $this->engine->classOf("write class {$this->notation}", $class, $this->context, $this->leaves);
        if (\constant("{$name}::WRITES_ROWS") !== true) {
            return null;
        }
        /** @var \Closure(mixed...): string $writer as printed by WriterPrinter */
        $writer = CodeLookup::functionOf($name, 'write');

        return $writer;
    }

    /**
     * @return \Closure(object, Writing): mixed
     */
    private function treeWriter(string $name): \Closure
    {
        $class = GeneratedClass::fullName($name);
        if (!\class_exists($class, false)) {
            [$kind, $type, $writing] = $this->entry ?? throw new \LogicException('No code runs.');
            $this->engine->classOf($kind . Writing::TREE, $type, $writing->context, $this->leaves);
        }
        /** @var \Closure(object, Writing): mixed $writer as printed by WriterPrinter */
        $writer = CodeLookup::functionOf($class, 'write');

        return $writer;
    }
}
