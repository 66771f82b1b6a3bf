<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Store;

/**
 * What must be loaded for one (type, direction, context).
 *
 * All names are short, as in {@see GeneratedClass::$name}.
 *
 * @internal
 */
final readonly class Entry
{
    /**
     * @param string                $main    the class that answers the call
     * @param list<string>          $classes all classes that it rests on and itself, in the order in which they must be loaded
     * @param array<string, string> $sources absolute path of each file, and each class, that the plan was made from => its state, see {@see SourceState}
     *
     * @throws \InvalidArgumentException when $main is not one of $classes
     */
    public function __construct(public string $main, public array $classes, public array $sources)
    {
        if (!\in_array($main, $classes, true)) {
            throw new \InvalidArgumentException("{$main} is not one of the classes to load.");
        }
    }

    /**
     * The full name of the class that answers the call.
     */
    public function mainClass(): string
    {
        return GeneratedClass::fullName($this->main);
    }
}
