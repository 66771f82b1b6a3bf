<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Throwing;

use JMS\Serializer\Annotation as Jms;
use Kiln\Tests\Fixture\Throwing\Once;

/**
 * User code of every kind that a class of its own can hold.
 */
class Part
{
    #[Jms\Type('string'), Jms\Accessor(getter: 'getText', setter: 'setText')]
    private string $text = 'a';

    #[Jms\Type('array<int>')]
    public array $numbers = [1]; // @phpstan-ignore missingType.iterableValue

    /** @var iterable<int> */
    #[Jms\Type('iterable<int>'), Jms\ReadOnlyProperty]
    public iterable $items = [];

    #[Jms\Type('string'), Jms\ReadOnlyProperty]
    public ?Stringable $stringable = null;

    #[Jms\Type('percent')]
    public mixed $percent = null;

    #[Jms\Type(Handled::class)]
    public ?Handled $handled = null;

    public static function full(): self
    {
        $part = new self();
        $part->items = (static function (): \Generator {
            yield 1;
            Once::pass('generator');
            yield 2;
        })();
        $part->stringable = new Stringable();
        $part->percent = 5;
        $part->handled = new Handled();

        return $part;
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

    #[Jms\VirtualProperty]
    public function virtual(): int
    {
        Once::pass('virtual');

        return 1;
    }

    #[Jms\PreSerialize]
    protected function before(): void
    {
        Once::pass('before');
    }

    #[Jms\PostSerialize]
    protected function after(): void
    {
        Once::pass('after');
    }

    #[Jms\PostDeserialize]
    protected function made(): void
    {
        Once::pass('made');
    }
}
