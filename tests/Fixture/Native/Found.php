<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Native\Found;

use Kiln\Attribute\Accessor;
use Kiln\Attribute\BeforeSerialize;
use Kiln\Attribute\Inline;
use Kiln\Attribute\OmitEmpty;
use Kiln\Attribute\SerializedName;
use Kiln\Optional;
use Kiln\Tests\Bridge\Jms\Differential\Journal;
use Kiln\Tests\Fixture\Native\Cents;

/**
 * A map of what a converter reads.
 */
final class Amounts
{
    /**
     * @param array<string, Cents> $amounts
     */
    public function __construct(public array $amounts) {}
}

/**
 * A constructor that only this class may call.
 */
class Closed
{
    private function __construct(public int $number = 3) {}

    public static function make(): self
    {
        return new self();
    }
}

/**
 * Two properties that are read from one key.
 */
final class Contradicting
{
    public ?int $id = null;

    #[SerializedName('number', aliases: ['id'])]
    public ?int $number = null;
}

/**
 * A getter that changes what is read after it.
 */
final class GettersFirst
{
    #[Accessor(getter: 'total')]
    public int $total = 0;

    /** @var list<int> */
    public $parts = [1, 2];

    public function total(): int
    {
        $this->parts[] = 3;

        return array_sum($this->parts);
    }
}

/**
 * A hook of a parent that nobody else may call.
 */
class HookedBase
{
    private ?string $note = null;

    /** @var list<bool> */
    public array $flags = [];

    #[BeforeSerialize]
    private function prepare(): void
    {
        $this->flags[] = true;
        $this->note ??= 'prepared';
    }
}

final class Hooked extends HookedBase {}

/**
 * An inlined map without a value, beside what generated code does not expect.
 */
final class Inlining
{
    /** @var array<string, int> */
    #[Inline(prefix: 'in_')]
    public array $rest;

    /** @var int */
    #[OmitEmpty]
    public $number = null;
}

/**
 * A private property whose key is a number.
 */
class NumberedBase
{
    public ?string $name = null;

    #[SerializedName('-1')]
    private ?string $hidden = null;

    public function hide(string $value): void
    {
        $this->hidden = $value;
    }
}

final class Numbered extends NumberedBase {}

/**
 * A constructor with its parameters in another order than the properties.
 */
final class Reordered
{
    public ?Cents $cents;

    public ?self $inner;

    public function __construct(?self $inner, ?Cents $cents = null)
    {
        Journal::note('constructed');
        $this->inner = $inner;
        $this->cents = $cents;
    }
}

final class StillClosed extends Closed {}

/**
 * An optional value that holds null all the same.
 */
final class Vague
{
    /** @var Optional<\DateTimeImmutable> */
    #[OmitEmpty]
    public $at;
}
