<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Throwing;

use Kiln\Attribute\Accessor;
use Kiln\Attribute\AfterDeserialize;
use Kiln\Attribute\BeforeSerialize;
use Kiln\Attribute\Converter;
use Kiln\Attribute\VirtualProperty;

/**
 * User code of every kind that a class of its own can hold, in Kiln's own dialect.
 */
class Strict
{
    #[Accessor(getter: 'getText', setter: 'setText')]
    private string $text = 'a';

    /** @var iterable<int> */
    public iterable $items = [];

    #[Converter(ThrowingConverter::class)]
    public ?\stdClass $converted = null;

    public function __construct(public readonly int $number = 0)
    {
        Once::pass('constructor');
    }

    public static function full(): self
    {
        $full = new self();
        $full->converted = new \stdClass();
        $full->items = (static function (): \Generator {
            yield 1;
            Once::pass('generator');
            yield 2;
        })();

        return $full;
    }

    #[VirtualProperty]
    public function virtual(): int
    {
        Once::pass('virtual');

        return 1;
    }

    public function getText(): string
    {
        Once::pass('getter');

        return $this->text;
    }

    public function setText(string $text): void
    {
        Once::pass('setter');
        $this->text = $text;
    }

    #[BeforeSerialize]
    public function before(): void
    {
        Once::pass('before');
    }

    #[AfterDeserialize]
    public function after(): void
    {
        Once::pass('after');
    }
}
