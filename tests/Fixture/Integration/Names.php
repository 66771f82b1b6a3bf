<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\Names;

use Kiln\Attribute\Naming;
use Kiln\Attribute\NamingStrategy;
use Kiln\Attribute\Order;
use Kiln\Attribute\SerializedName;

#[Naming(NamingStrategy::Snake)]
class Names
{
    public int $orderId = 1;

    private string $parseHTMLPage = 'p';

    #[SerializedName('IBAN', aliases: ['iban', 'bankAccount'])]
    public ?string $bankAccount = null;

    #[SerializedName('required', aliases: ['must'])]
    public string $must;

    #[SerializedName('', aliases: ['empty'])]
    public int $emptyKey = 0;

    #[SerializedName("nul\0, \"quotes\", back\\slash, 'single', \$dollar, */")]
    public int $strange = 0;

    #[SerializedName('7')]
    public int $numeric = 0;
}

#[Order(['added', 'orderId'])]
final class NamesChild extends Names
{
    public int $addedLater = 0;

    public int $added = 0;
}

/**
 * A class whose name no generated class can have.
 */
final class Größe
{
    public int $höhe = 2;
}

class Numbered
{
    public string $name = 'n';

    #[SerializedName('7')]
    private int $seventh = 1;

    public function seventh(): int
    {
        return $this->seventh;
    }
}

final class NumberedChild extends Numbered
{
    public int $added = 2;
}

/**
 * An object whose keys all look like those of a list.
 */
final class Numbers
{
    #[SerializedName('0')]
    public int $zero = 0;

    #[SerializedName('1')]
    public int $one = 1;
}

#[Order(['second', 'first'])]
final class Ordered
{
    public int $first = 1;

    public int $second = 2;
}

final class OrderedHolder
{
    public function __construct(
        public Ordered $ordered = new Ordered(),
        public RedeclaredChild $redeclared = new RedeclaredChild(),
    ) {}
}

abstract class Redeclared
{
    protected ?int $again = 1;

    public int $inherited = 2;
}

final class RedeclaredChild extends Redeclared
{
    public int $own = 3;

    public ?int $again = 4;
}
