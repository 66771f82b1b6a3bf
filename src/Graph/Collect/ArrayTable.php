<?php

declare(strict_types=1);

namespace Kiln\Graph\Collect;

use Kiln\Graph\Kind;

/**
 * All arrays of a value, equal ones only once.
 *
 * @phpstan-type Cell null|bool|int|float|string|Pointer
 *
 * @internal
 */
final class ArrayTable
{
    /** Fewer arrays with the same keys than this are not worth a table of their own. */
    private const LEAST_RECORDS = 2;

    /** An array with more keys is a dictionary, and its keys are data. */
    private const MOST_FIELDS = 256;

    /** @var array<int, array<string, Section>> by level, which is 0 for arrays without arrays inside */
    private array $levels = [];

    /** @var array<string, Pointer> by content */
    private array $known = [];

    /** @var \SplObjectStorage<Pointer, int> the level of each array */
    private \SplObjectStorage $levelOf;

    /** @var \SplObjectStorage<Pointer, null> arrays that equal ones share */
    private \SplObjectStorage $shared;

    public function __construct()
    {
        $this->levelOf = new \SplObjectStorage();
        $this->shared = new \SplObjectStorage();
    }

    /**
     * Whether an array that holds this may be one for all that equal it.
     *
     * PHP would drop references when it copies the one array for the first change. And an array with an object that holds the
     * same array is taken for endless by serialize(), which then writes null (php-src, ext/standard/var.c).
     */
    public function mayBeShared(Pointer $cell): bool
    {
        return $cell->kind === Kind::ENUM || $cell->kind === Kind::EMPTY_ARRAY || isset($this->shared[$cell]);
    }

    /**
     * The array that equals this one, if there is one already.
     *
     * @param non-empty-array<array-key, Cell> $cells
     * @param bool                             $isPlain no pointers and no floats among them
     */
    public function share(array $cells, bool $isPlain): Pointer
    {
        $content = \serialize($isPlain ? $cells : \array_map(self::identity(...), $cells));
        $content = \strlen($content) <= 32 ? $content : \hash('xxh128', $content);

        $pointer = $this->known[$content] ??= $this->add($cells);
        $this->shared[$pointer] = null;

        return $pointer;
    }

    /**
     * Numbers the arrays, those inside before those outside, and gives the sections in that order.
     *
     * @return list<list<Section>> by level
     */
    public function number(): array
    {
        \ksort($this->levels);
        $levels = [];
        $next = 0;
        foreach ($this->levels as $sections) {
            $sections = $this->withoutSingleRecords($sections);
            foreach ($sections as $section) {
                $section->first = $next;
                $next += \count($section->rows);
            }
            $levels[] = $sections;
        }

        return $levels;
    }

    /**
     * @param non-empty-array<array-key, Cell> $cells
     */
    public function add(array $cells): Pointer
    {
        $level = 0;
        foreach ($cells as $cell) {
            if ($cell instanceof Pointer && $cell->kind === Kind::ARRAY) {
                $level = \max($level, $this->levelOf[$cell] + 1);
            }
        }
        [$form, $name] = match (true) {
            \array_is_list($cells) => [ArrayForm::Lists, 'list ' . Kind::of($cells[0])],
            \count($cells) > self::MOST_FIELDS => [ArrayForm::Maps, 'map'],
            default => [ArrayForm::Records, 'record ' . \serialize(\array_keys($cells))],
        };
        $section = $this->levels[$level][$name] ??= new Section($form);
        $pointer = $this->append($section, new Pointer(Kind::ARRAY, $section, 0), \array_keys($cells), \array_values($cells));
        $this->levelOf[$pointer] = $level;

        return $pointer;
    }

    /**
     * @param list<int|string> $keys
     * @param list<Cell>       $values
     */
    private function append(Section $section, Pointer $pointer, array $keys, array $values): Pointer
    {
        $pointer->group = $section;
        $pointer->index = \count($section->rows);
        $section->pointers[] = $pointer;
        $section->rows[] = $values;
        if ($section->form === ArrayForm::Maps || ($section->form === ArrayForm::Records && $section->keys === [])) {
            $section->keys[] = $keys;
        }

        return $pointer;
    }

    /**
     * @param array<string, Section> $sections
     *
     * @return list<Section>
     */
    private function withoutSingleRecords(array $sections): array
    {
        foreach ($sections as $name => $section) {
            if ($section->form === ArrayForm::Records && \count($section->rows) < self::LEAST_RECORDS) {
                unset($sections[$name]);
                $maps = $sections['map'] ??= new Section(ArrayForm::Maps);
                foreach ($section->rows as $index => $row) {
                    $this->append($maps, $section->pointers[$index], $section->keys[0], $row);
                }
            }
        }

        return \array_values($sections);
    }

    /**
     * What two cells have in common only when they are the same. What serialize() writes of a float depends on an ini setting.
     *
     * @return null|bool|int|string|array{int, int|string}
     */
    private static function identity(bool|int|float|string|Pointer|null $cell): bool|int|string|array|null
    {
        return match (true) {
            $cell instanceof Pointer => [$cell->kind, \spl_object_id($cell)],
            \is_float($cell) => [Kind::FLOAT, \pack('e', $cell)],
            default => $cell,
        };
    }
}
