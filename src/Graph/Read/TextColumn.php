<?php

declare(strict_types=1);

namespace Kiln\Graph\Read;

use Kiln\Graph\Kind;

/**
 * Strings by their numbers.
 *
 * @internal
 */
final class TextColumn extends Scalars
{
    /**
     * @param list<string> $strings the table of strings
     */
    public function __construct(int $count, private readonly array $strings, private readonly Numbers $numbers)
    {
        parent::__construct(Kind::STRING, $count);
    }

    public function next(int $count, Tables $tables): array
    {
        return $this->numbers->pick($this->strings, $count);
    }
}
