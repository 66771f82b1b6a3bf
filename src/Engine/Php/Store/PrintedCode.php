<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Store;

/**
 * The code that answers one kind of call, not stored yet.
 *
 * @internal
 */
final readonly class PrintedCode
{
    /**
     * @param string                         $key         under which it is stored
     * @param string                         $main        short name of the class that answers the call; one of $classes
     * @param non-empty-list<GeneratedClass> $classes     in the order in which they must be loaded
     * @param list<string>                   $sourceFiles absolute paths of the files that the plan rests on
     */
    public function __construct(
        public string $key,
        public string $main,
        public array $classes,
        public array $sourceFiles,
    ) {}
}
