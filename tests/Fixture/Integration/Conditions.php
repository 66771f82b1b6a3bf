<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\Conditions;

use JMS\Serializer\Annotation as JMS;
use Kiln\Attribute\Ignore;
use Kiln\Attribute\Inline;
use Kiln\Attribute\OmitEmpty;
use Kiln\Attribute\VirtualProperty;
use Kiln\Attribute\When;
use Kiln\Context;

class Asked
{
    /** @var list<string> in the order in which they were asked */
    public static array $asked = [];

    /** @var array<string, mixed> answers, or what is thrown */
    public static array $answers = [];

    public int $id = 1;

    #[When('isOpen')]
    public ?string $open = 'o';

    #[When('isHidden')]
    private string $hidden = 'h';

    #[When('isStatic')]
    public mixed $static = 's';

    #[When([Policy::class, 'allows']), OmitEmpty]
    public string $policy = 'p';

    #[When('isInlined'), Inline(prefix: 'in_')]
    public ?Inside $inside = null;

    #[When(expression: 'object.id > 0 and object.says("expression")')]
    public ?self $below = null;

    #[When('isOpen'), VirtualProperty]
    public function computed(): string
    {
        self::$asked[] = 'computed';

        return 'c';
    }

    public function says(string $name): bool
    {
        self::$asked[] = $name;
        $answer = self::$answers[$name] ?? true;

        return $answer instanceof \Throwable ? throw $answer : (bool) $answer;
    }

    public function isOpen(): bool
    {
        return $this->says('open');
    }

    protected static function isStatic(self $of, Context $context): bool
    {
        return $of->says('static') && $context->version !== '0';
    }

    /** @phpstan-ignore method.unused (asked by Kiln) */
    private function isHidden(Context $context): bool
    {
        return $this->says('hidden') && $context->version !== '0';
    }

    protected function isInlined(): bool
    {
        return $this->says('inlined');
    }
}

class Child extends Asked
{
    public int $more = 2;

    public function isOpen(): bool
    {
        return $this->says('child');
    }

    /** @phpstan-ignore method.unused (not the one that is asked) */
    private function isHidden(): bool
    {
        return false;
    }
}

final class Policy
{
    public static function allows(Asked $object, Context $context): bool
    {
        return $object->says('policy') && $context->version !== '0';
    }
}

final class Inside
{
    public int $x = 1;
    #[When(expression: 'object.x == 1')]
    public int $y = 2;
}

/**
 * One property has no value, so that generated code gives up and the slow pass does the work.
 */
final class Slow
{
    #[When('isAsked')]
    public int $first = 1;
    public mixed $wrong = null;

    public function __construct(#[Ignore] private int $times = 0) {}

    public function isAsked(): bool
    {
        return ++$this->times === 1;
    }
}

final class OnlySometimes
{
    #[When('isThere')]
    public string $sometimes;

    private function isThere(): bool
    {
        return isset($this->sometimes);
    }
}

final class Plain
{
    #[When(expression: 'isGranted("VIEW", object) and limit > object.value')]
    public int $value = 5;
}

final class Item
{
    public int $stock = 0;

    #[When(expression: 'object.stock > 0'), JMS\Exclude(if: '!(object.stock > 0)')]
    public string $price = 'low';

    #[When(expression: 'object.stock in [1, 2] or object.isSoldOut()'), JMS\Exclude(if: 'not (object.stock in [1, 2] or object.isSoldOut())')]
    public string $hurry = 'now';

    public function isSoldOut(): bool
    {
        return $this->stock === 0;
    }
}
