<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Native\Fixture;

use Kiln\Attribute\Accessor;
use Kiln\Attribute\Groups;
use Kiln\Attribute\OmitEmpty;
use Kiln\Attribute\SerializedName;
use Kiln\Raw;

/**
 * Two properties with one key.
 */
final class Contradicting
{
    #[SerializedName('key')]
    public int $one = 1;

    #[SerializedName('key')]
    public int $two = 2;
}

final class Holder
{
    /**
     * @param list<Raw> $list
     */
    public function __construct(public Raw $raw, public array $list = [], #[OmitEmpty] public ?Raw $optional = null) {}
}

final class Node
{
    public function __construct(public string $name, public ?self $next = null) {}
}

/**
 * Its methods throw.
 */
final class Reader
{
    public static \Throwable $thrown;

    #[Accessor(getter: 'value', setter: 'take')]
    private int $value = 1;

    public function value(): int
    {
        return $this->value > 0 ? throw self::$thrown : $this->value;
    }

    public function take(int $value): void
    {
        $this->value = $value > 0 ? throw self::$thrown : $value;
    }
}

final class Selected
{
    #[Groups('list')]
    public int $id = 1;

    #[Groups('detail')]
    public string $note = 'n';
}
