<?php

declare(strict_types=1);

namespace Kiln\Graph\Export;

use Kiln\Graph\Classes\Restoring;
use Kiln\Graph\Collect\Collection;
use Kiln\Graph\Collect\Pointer;
use Kiln\Graph\Kind;

/**
 * Prints a collection as a PHP file that needs nothing but the classes of the value.
 *
 * Few objects are expressions where they are used. Of more, one loop makes those of a shape, of arrays of constants, which
 * opcache keeps ready for use. What refers to each other is made first and gets its properties later.
 *
 * @internal
 */
final class FilePrinter
{
    /** What tells an exported file. */
    public const MARK = 'Written by Kiln\\Graph\\Graph::export().';

    /** So many PHP references or fewer are statements. */
    private const SHORT = 8;

    /** Of more objects, PHP's cycle collector would walk those that are there again and again. */
    private const MANY = 2_000;

    /** @var list<ShapeCode> */
    private array $shapes = [];

    private readonly Expressions $cells;

    private function __construct(private readonly Collection $collection, PartFiles $parts)
    {
        $this->cells = new Expressions($collection, $parts);
        foreach ($collection->shapes as $position => $shape) {
            $this->shapes[] = new ShapeCode($shape, $position, $this->cells);
        }
        $this->cells->with($this->shapes);
    }

    /**
     * @param PartFiles $parts takes what is too long
     */
    public static function print(Collection $collection, PartFiles $parts): string
    {
        return (new self($collection, $parts))->file();
    }

    /**
     * The same as an expression, which does not look at the classes.
     */
    public static function expression(Collection $collection): string
    {
        $printer = new self($collection, new PartFiles(null));
        $refusal = $printer->refusal();

        return $refusal === null
            ? \substr($printer->value(), \strlen('return '), -\strlen(";\n"))
            : "(static function (): never {\n" . self::indented($refusal) . '})()';
    }

    private function file(): string
    {
        $head = "<?php\n\ndeclare(strict_types=1);\n\n// " . self::MARK . " What is changed here is lost when it is written anew.\n\n";

        return $head . ($this->refusal() ?? ClassCheck::print($this->collection, \array_map(static fn(ShapeCode $shape): int => $shape->way(), $this->shapes)) . $this->value());
    }

    /**
     * As when bytes are decoded.
     */
    private function refusal(): ?string
    {
        foreach ($this->collection->shapes as $shape) {
            if ($shape->class->restoring !== Restoring::Properties && $shape->class->reflection->hasMethod('__destruct')) {
                $class = Literal::of($shape->class->name);

                return "throw \\class_exists(\\Kiln\\Graph\\ForbiddenClass::class)\n"
                    . "    ? new \\Kiln\\Graph\\ForbiddenClass({$class}, 'its destructor would run when it fails to restore itself.')\n"
                    . "    : new \\RuntimeException('No object is made of a class whose destructor would run when it fails to restore itself: ' . {$class});\n";
            }
        }

        return null;
    }

    private function value(): string
    {
        $this->chooseExpressions();
        $early = $this->order();
        $statements = $this->cells->shared();
        foreach ($this->shapes as $shape) {
            $shape->assertPrintable();
            if ($shape->needsMaker()) {
                $statements[] = $shape->maker();
            } elseif ($shape->isBlankFirst) {
                $statements[] = (new Loop($shape, $this->cells))->blanks();
            }
        }
        foreach ($early as $shape) {
            $statements[] = (new Loop($shape, $this->cells))->making();
        }
        \array_push($statements, ...$this->references());
        foreach ($this->shapes as $shape) {
            if ($shape->isBlankFirst && $shape->shape->class->restoring !== Restoring::Data) {
                \array_push($statements, ...(new Loop($shape, $this->cells))->filling());
            }
        }
        \array_push($statements, ...$this->calls());
        $root = "return {$this->cells->of($this->collection->root)};";
        if ($statements !== []) {
            $body = \implode("\n", $this->cells->needsCases ? [$this->cases(), ...$statements] : $statements) . "\n\n{$root}";
            $root = "return (static function (): mixed {\n" . self::indented($this->collected($body)) . "\n})();";
        }

        return "{$root}\n";
    }

    /**
     * @return list<string>
     */
    private function references(): array
    {
        $referenced = $this->collection->referenced;
        if (\count($referenced) > self::SHORT) {
            return ["foreach ({$this->cells->literal($referenced)} as \$number => \$value) {\n    \$references[\$number] = \$value;\n}"];
        }

        return \array_map(fn(int $number): string => "\$references[{$number}] = {$this->cells->of($referenced[$number])};", \array_keys($referenced));
    }

    private function cases(): string
    {
        return '$cases = [' . \implode(', ', \array_map($this->cells->enum(...), $this->collection->cases)) . '];';
    }

    private function collected(string $body): string
    {
        $indented = self::indented($body);

        return \array_sum(\array_map(static fn(ShapeCode $shape): int => \count($shape->shape->rows), $this->shapes)) < self::MANY ? $body : <<<PHP
            \$collects = \\gc_enabled();
            \\gc_disable();
            try {
            {$indented}
            } finally {
                if (\$collects) {
                    \\gc_enable();
                }
            }
            PHP;
    }

    private function chooseExpressions(): void
    {
        foreach ($this->shapes as $shape) {
            $shape->isInline = $shape->isForExpressions();
            foreach ($shape->shape->rows as $index => $ignored) {
                $shape->isInline = $shape->isInline && $this->cells->usesOf(Kind::OBJECT, $shape->shape->first + $index) === 1;
            }
        }
    }

    /**
     * @return list<ShapeCode> those whose objects can be made together with what stands in them, in an order in which each needs only earlier ones
     */
    private function order(): array
    {
        $ordered = [];
        $waiting = [];
        foreach ($this->shapes as $shape) {
            if (!$shape->isInline) {
                $shape->isBlankFirst = !$shape->isMadeAtOnce();
                if (!$shape->isBlankFirst) {
                    $needed = [];
                    foreach ($shape->shape->rows as $row) {
                        $this->addNeeded($row, $needed);
                    }
                    $waiting[$shape->position] = $needed;
                }
            }
        }
        while ($waiting !== []) {
            $before = \count($waiting);
            foreach ($waiting as $position => $needed) {
                if (\array_intersect_key($needed, $waiting) === []) {
                    $ordered[] = $this->shapes[$position];
                    unset($waiting[$position]);
                }
            }
            if (\count($waiting) === $before) {
                $position = $this->onItself($waiting);
                $this->shapes[$position]->isBlankFirst = true;
                unset($waiting[$position]);
            }
        }

        return $ordered;
    }

    /**
     * @param non-empty-array<int, array<int, true>> $waiting
     *
     * @return int one that needs itself, if there is one
     */
    private function onItself(array $waiting): int
    {
        foreach ($waiting as $position => $needed) {
            if (isset($needed[$position])) {
                return $position;
            }
        }

        return \array_key_first($waiting);
    }

    /**
     * @param array<array-key, null|bool|int|float|string|Pointer> $cells
     * @param array<int, true>                                       $needed positions of shapes
     */
    private function addNeeded(array $cells, array &$needed): void
    {
        foreach ($cells as $cell) {
            if (!$cell instanceof Pointer) {
                continue;
            }
            if ($cell->kind === Kind::ARRAY) {
                $this->addNeeded($this->cells->elementsOf($cell), $needed);
            } elseif ($cell->kind === Kind::OBJECT) {
                $shape = $this->cells->shapeOf($cell);
                if ($shape->isInline) {
                    $this->addNeeded($shape->shape->rows[$cell->index], $needed);
                } else {
                    $needed[$shape->position] = true;
                }
            }
        }
    }

    /**
     * @return list<string>
     */
    private function calls(): array
    {
        $calls = [];
        foreach ($this->collection->calls as $object) {
            $shape = $this->cells->shapeOf($object);
            if (!$shape->isState) {
                $isData = $shape->shape->class->restoring === Restoring::Data;
                $calls[] = "[{$this->cells->of($object)}, " . ($isData ? $this->cells->of($shape->shape->rows[$object->index][0]) : 'null') . ']';
            }
        }

        return $calls === [] ? [] : [\str_replace('CALLS', $this->cells->list($calls), <<<'PHP'
            try {
                foreach (CALLS as [$object, $data]) {
                    $data === null ? $object->__wakeup() : $object->__unserialize($data);
                }
            } catch (\Throwable $refusal) {
                $message = \get_debug_type($object) . " does not accept what it is given: {$refusal->getMessage()}";
                throw \class_exists(\Kiln\Graph\DamagedBytes::class) ? new \Kiln\Graph\DamagedBytes($message, 0, $refusal) : new \RuntimeException($message, 0, $refusal);
            }
            PHP)];
    }

    private static function indented(string $code): string
    {
        return (string) \preg_replace('/^(?=.)/m', '    ', $code);
    }
}
