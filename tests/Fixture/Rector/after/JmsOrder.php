<?php

declare(strict_types=1);

namespace App\Jms;

use Kiln\Attribute\Groups;
use Kiln\Attribute\SerializedName;
use Kiln\Attribute\Since;
use Kiln\Attribute\Until;
use Kiln\Attribute\Type;
use Kiln\Attribute\OmitEmpty;
use Kiln\Attribute\DateFormat;
use Kiln\Attribute\Accessor;
use Kiln\Attribute\Inline;
use Kiln\Attribute\MaxDepth;
use Kiln\Attribute\ReadOnlyProperty;
use Kiln\Attribute\Ignore;
use Kiln\Attribute\VirtualProperty;
use Kiln\Attribute\BeforeSerialize;
use Kiln\Attribute\AfterDeserialize;
use Kiln\Attribute\Discriminator;
use Doctrine\Common\Collections\Collection;

#[\Kiln\Attribute\Order(['id', 'lines'])]
class Order extends Base
{
    #[Groups(['list', 'detail'])]
    private int $id = 0;

    #[SerializedName('customer_name')]
    #[Since('1.0'), Until('2.0')]
    private ?string $customer = null;

    /** @var list<Line> */
    #[Type('array<\App\Jms\Line>')]
    #[OmitEmpty]
    private array $lines = [];

    #[DateFormat('Y-m-d', timezone: 'Europe/Zurich', read: ['d.m.Y'])]
    private ?\DateTimeImmutable $due = null;

    #[Type('\DateTime'), DateFormat('U')]
    private $created;

    #[Type('\Doctrine\Common\Collections\Collection<int, \App\Jms\Line>')]
    private Collection $parts;

    private State $state = State::Open;

    #[Accessor(getter: 'readNote', setter: 'writeNote')]
    private string $note = '';

    #[Inline]
    #[MaxDepth(2)]
    private ?Address $address = null;

    #[ReadOnlyProperty]
    #[SerializedName('parsed_htmlpage')]
    private string $parsedHTMLPage = '';

    #[Ignore]
    private string $secret = '';

    public function __construct(private string $token = '', #[Ignore]
    private string $other = '') {}

    #[VirtualProperty]
    #[SerializedName('sum')]
    public function getTotal(): float
    {
        return 1.0;
    }

    #[VirtualProperty('isOpen')]
    public function isOpen(): bool
    {
        return true;
    }

    #[BeforeSerialize]
    private function before(): void {}

    #[AfterDeserialize]
    private function after(): void {}
}

#[Discriminator(field: 'kind', map: ['dog' => Dog::class, 'cat' => 'App\Jms\Cat'])]
#[ReadOnlyProperty]
#[\Kiln\Attribute\Order(\Kiln\Attribute\Order::ALPHABETICAL)]
abstract class Animal
{
    #[Ignore]
    public string $chip = '';

    public string $name = '';
}
