<?php

declare(strict_types=1);

namespace Kiln\Graph\Read;

use Kiln\Graph\DamagedBytes;
use Kiln\Graph\Kind;

/**
 * How many things of each kind there are, so far, for cells to refer to.
 *
 * @internal
 */
final class Numbering
{
    /** More than there can ever be, and far from what an integer cannot hold. */
    private const NOT_KNOWN_YET = 1 << 46;

    /** @var array<int, int> kind => how many; the number of references is known after the first cells that refer to them */
    private array $limits = [Kind::STRING => 0, Kind::ARRAY => 0, Kind::OBJECT => 0, Kind::ENUM => 0, Kind::REFERENCE => self::NOT_KNOWN_YET];

    /** @var array<int, int> kind => the first number that is greater than all before */
    private array $following = [];

    private int $greatestReference = -1;

    public function setLimit(int $kind, int $limit): void
    {
        $this->limits[$kind] = $limit;
        if ($kind === Kind::REFERENCE && $this->greatestReference >= $limit) {
            throw self::outOfRange();
        }
    }

    /**
     * @param int<1, max> $count
     */
    public function following(int $kind, int $count): Numbers
    {
        $first = $this->following[$kind] ?? 0;
        $this->check($kind, $first, $first + $count - 1);

        return Numbers::run($first, $count);
    }

    public function check(int $kind, int $least, int $greatest): void
    {
        if ($least < 0 || $greatest >= $this->limits[$kind]) {
            throw self::outOfRange();
        }
        $this->following[$kind] = \max($this->following[$kind] ?? 0, $greatest + 1);
        if ($kind === Kind::REFERENCE) {
            $this->greatestReference = \max($this->greatestReference, $greatest);
        }
    }

    private static function outOfRange(): DamagedBytes
    {
        return new DamagedBytes('A cell refers to something that does not exist.');
    }
}
