<?php

declare(strict_types=1);

namespace Kiln\Graph\Serialized;

use Kiln\Graph\AllowedClasses;
use Kiln\Graph\Build\Classes;
use Kiln\Graph\Classes\ClassAnatomy;
use Kiln\Graph\Classes\Restoring;
use Kiln\Graph\DamagedBytes;
use Kiln\Graph\Read\Cursor;
use Kiln\Graph\Read\ReadShape;
use Kiln\Graph\StaleData;

/**
 * The classes and enum cases that a text of serialize() names. They stand in front of it, so that they can be checked before
 * PHP looks at it; and it is refused when it names others.
 *
 * @internal
 */
final class Names
{
    /** What stands for a class, or for a case of an enum, begins with one of these. */
    public const BY_PROPERTIES = 0;

    public const BY_DATA = 1;

    public const ENUM_CASE = 2;

    /** More are looked for one by one. */
    private const MOST_IN_PATTERN = 20;

    /** @var list<ReadShape> */
    private array $shapes = [];

    /** @var list<array{string, string}> class and name of enum cases */
    private array $cases = [];

    /** @var array<string, true> how the text begins what it says of each object */
    private array $objectHeads = [];

    /** @var array<string, true> the text of each case */
    private array $caseTexts = [];

    /** @var array<string, positive-int> of classes with many properties: how an object begins, and the memory that it takes */
    private array $heavy = [];

    /** @var list<string> for unserialize() */
    public readonly array $classes;

    /** Finds the name of a private property of any other class; false where nothing loads one of these */
    private string|false|null $scopes = null;

    private bool $areFound = false;

    /** @var array<string, string> that find what is not one of these, by the first two characters */
    private array $patterns = [];

    /**
     * @throws DamagedBytes
     */
    public function __construct(string $bytes)
    {
        $cursor = new Cursor($bytes, 0, \strlen($bytes));
        $classes = [];
        while ($cursor->remaining() > 0) {
            $classes[] = $this->read($cursor);
        }
        $this->classes = $classes;
    }

    private function read(Cursor $cursor): string
    {
        $tag = $cursor->byte();
        $class = $cursor->take($cursor->unsigned());
        if ($tag === self::ENUM_CASE) {
            $case = $cursor->take($cursor->unsigned());
            $this->cases[] = [$class, $case];
            $this->caseTexts[\sprintf('E:%d:"%s:%s";', \strlen($class) + 1 + \strlen($case), $class, $case)] = true;
        } else {
            $restoring = match ($tag) {
                self::BY_PROPERTIES => Restoring::Properties,
                self::BY_DATA => Restoring::Data,
                default => throw new DamagedBytes('The names of classes have an unknown form.'),
            };
            $layout = $restoring === Restoring::Data ? ClassAnatomy::NO_LAYOUT : $cursor->fixed32();
            $this->shapes[] = new ReadShape($class, [], $restoring, $layout, 0, 0);
            $this->objectHeads[\sprintf('O:%d:"%s":', \strlen($class), $class)] = true;
        }

        return $class;
    }

    /**
     * Asks about all names before the first class is loaded.
     *
     * @throws \Kiln\Graph\UndecodableBytes
     */
    public function assertAllowed(AllowedClasses $allowed): void
    {
        if ($this->areFound && $this->areAllAllowed($allowed)) {
            return;
        }
        $classes = new Classes($allowed);
        foreach ($this->cases as [$class]) {
            $classes->assertAllowedClass($class);
        }
        foreach ($this->shapes as $shape) {
            $classes->assertAllowedClass($shape->class);
        }
        if (!$this->areFound) {
            $this->find($classes);
            // Classes do not change any more.
            $this->areFound = true;
        }
    }

    private function areAllAllowed(AllowedClasses $allowed): bool
    {
        foreach ($this->classes as $class) {
            if (!$allowed->include($class)) {
                return false;
            }
        }

        return true;
    }

    private function find(Classes $classes): void
    {
        foreach ($this->shapes as $shape) {
            $facts = $classes->plan($shape)->class;
            if (ClassEntry::of($facts) === null) {
                throw new StaleData($shape->class, 'it has methods now that PHP calls by itself');
            }
            $weight = Text::weightOf($facts->slots());
            if ($weight > 0) {
                $this->heavy[\sprintf('O:%d:"%s":', \strlen($shape->class), $shape->class)] = $weight;
            }
        }
        foreach ($this->cases as [$class, $case]) {
            Classes::enumCase($class, $case);
        }
    }

    /**
     * Whether the text has objects of these classes, these cases, and no others.
     */
    public function areAllIn(string $text): bool
    {
        $this->scopes ??= $this->scopes() ?? false;
        if ($this->scopes !== false && preg_match($this->scopes, $text) === 1) {
            return false;
        }
        if (!str_contains($text, 'C:') && $this->areJust($text, 'O:', $this->objectHeads) && $this->areJust($text, 'E:', $this->caseTexts)) {
            return true;
        }
        // There are strings that look a little like objects.
        if ((int) preg_match_all('/[OCE]:\+?\d+:"[^"]*".?/s', $text, $matches) !== preg_match_all('/[OCE]:\+?\d+:"/', $text)) {
            return false;
        }
        foreach ($matches[0] as $head) {
            if (!isset($this->objectHeads[$head]) && !isset($this->caseTexts[$head])) {
                return false;
            }
        }

        return true;
    }

    /**
     * Built-in __unserialize() methods load the class that the name of a private property names.
     */
    private function scopes(): ?string
    {
        if (array_filter($this->shapes, static fn(ReadShape $shape): bool => $shape->restoring === Restoring::Data) === []) {
            return null;
        }
        $known = ['\\*'];
        foreach ($this->shapes as $shape) {
            for ($class = $shape->class; $class !== false; $class = get_parent_class($class)) {
                $known[] = preg_quote($class, '/') . '\\0';
            }
        }

        // Strings with escape sequences could hide it.
        return '/"\\0(?!' . implode('|', $known) . ')|S:\\+?\\d+:"/';
    }

    /**
     * What the objects of the text take beyond what is covered by their length in any case.
     */
    public function weightIn(string $text): int
    {
        $weight = 0;
        foreach ($this->heavy as $head => $each) {
            $weight += $each * substr_count($text, $head);
        }

        return $weight;
    }

    /**
     * Whether one of the heads stands wherever the text has their first two characters.
     *
     * @param array<string, true> $heads
     */
    private function areJust(string $text, string $beginning, array $heads): bool
    {
        if ($heads === [] || \count($heads) > self::MOST_IN_PATTERN) {
            return !str_contains($text, $beginning);
        }
        $pattern = $this->patterns[$beginning] ??= '/' . $beginning . '(?!'
            . implode('|', array_map(static fn(string $head): string => preg_quote(substr($head, 2), '/'), array_keys($heads))) . ')/';

        return preg_match($pattern, $text) === 0;
    }
}
