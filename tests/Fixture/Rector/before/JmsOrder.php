<?php

declare(strict_types=1);

namespace App\Jms;

use Doctrine\Common\Collections\Collection;
use JMS\Serializer\Annotation as JMS;
use JMS\Serializer\Annotation\Groups;

#[JMS\ExclusionPolicy(JMS\ExclusionPolicy::ALL)]
#[JMS\AccessorOrder('custom', custom: ['id', 'lines'])]
class Order extends Base
{
    #[JMS\Expose, Groups(['list', 'detail'])]
    #[JMS\Type('integer')]
    private int $id = 0;

    #[JMS\Expose]
    #[JMS\SerializedName('customer_name')]
    #[JMS\Since('1.0'), JMS\Until(version: '2.0')]
    private ?string $customer = null;

    /** @var list<Line> */
    #[JMS\Expose]
    #[JMS\Type('array<App\Jms\Line>')]
    #[JMS\SkipWhenEmpty]
    private array $lines = [];

    #[JMS\Expose]
    #[JMS\Type("DateTimeImmutable<'Y-m-d', 'Europe/Zurich', ['Y-m-d', 'd.m.Y']>")]
    private ?\DateTimeImmutable $due = null;

    #[JMS\Expose]
    #[JMS\Type("DateTime<'U'>")]
    private $created;

    #[JMS\Expose]
    #[JMS\Type('ArrayCollection<App\Jms\Line>')]
    private Collection $parts;

    #[JMS\Expose]
    #[JMS\Type("enum<'App\Jms\State'>")]
    private State $state = State::Open;

    #[JMS\Expose]
    #[JMS\Accessor(getter: 'readNote', setter: 'writeNote')]
    private string $note = '';

    #[JMS\Expose]
    #[JMS\Inline]
    #[JMS\MaxDepth(2)]
    private ?Address $address = null;

    #[JMS\Expose]
    #[JMS\ReadOnlyProperty]
    private string $parsedHTMLPage = '';

    private string $secret = '';

    public function __construct(#[JMS\Expose] private string $token = '', private string $other = '') {}

    #[JMS\VirtualProperty]
    #[JMS\SerializedName('sum')]
    public function getTotal(): float
    {
        return 1.0;
    }

    #[JMS\VirtualProperty]
    public function isOpen(): bool
    {
        return true;
    }

    #[JMS\PreSerialize]
    private function before(): void {}

    #[JMS\PostDeserialize]
    private function after(): void {}
}

#[JMS\Discriminator(field: 'kind', map: ['dog' => Dog::class, 'cat' => 'App\Jms\Cat'])]
#[JMS\ExclusionPolicy('none')]
#[JMS\ReadOnlyProperty]
#[JMS\AccessorOrder('alphabetical')]
abstract class Animal
{
    #[JMS\Exclude]
    public string $chip = '';

    public string $name = '';
}
