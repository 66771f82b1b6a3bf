<?php

declare(strict_types=1);

namespace Kiln\Engine\Native\Program;

use Kiln\Engine\Php\PrintedCode;
use Kiln\Engine\Php\Store\CodeStore;
use Kiln\Engine\Php\Store\Entry;

/**
 * Programs among the generated code, by the same rules: when they are stale, who may write them, where they lie.
 *
 * @internal
 */
final readonly class ProgramStore
{
    public function __construct(private CodeStore $store) {}

    /**
     * @param \Closure(): PrintedCode $print makes the class of the program where there is none
     *
     * @return ?array<mixed> null where the PHP engine is to do it
     */
    public function get(string $key, \Closure $print): ?array
    {
        $entry = $this->store->load($key) ?? $this->save($print());
        $program = \constant($entry->mainClass() . '::' . ProgramPrinter::CONSTANT);

        return \is_array($program) ? $program : null;
    }

    public function save(PrintedCode $code): Entry
    {
        return $this->store->save($code->key, $code->main, $code->classes, $code->sourceFiles);
    }
}
