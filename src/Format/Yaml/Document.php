<?php

declare(strict_types=1);

namespace Kiln\Format\Yaml;

/**
 * @internal
 */
final readonly class Document
{
    /**
     * @param int  $start      where it begins, with its directives
     * @param int  $end        where what follows it begins
     * @param bool $isExplicit whether it begins with `---`
     * @param bool $isEnded    whether it ends with `...`
     */
    public function __construct(public Node $root, public int $start, public int $end, public bool $isExplicit, public bool $isEnded) {}
}
