<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\MadeUp;

use Doctrine\Common\Collections\Collection;
use JMS\Serializer\Annotation as JMS;
use Kiln\Console\ExitCode;

#[JMS\Discriminator(field: 'side', map: ['left' => Left::class, 'right' => Right::class])]
interface Either {}

class Inherited
{
    private string $own = '';

    public function own(): string
    {
        return $this->own;
    }
}

/**
 * A property of every kind that values are made up for.
 */
final class Everything extends Inherited
{
    public int $int;

    public ?string $nullable;

    public float $float = 1.5;

    public bool $bool;

    public int|string $union;

    public mixed $mixed;

    /** @var array<mixed> */
    public array $array;

    /** @var list<Everything> */
    #[JMS\Type('array<Kiln\Tests\Fixture\Integration\MadeUp\Everything>')]
    public array $list;

    /** @var array<int, string> */
    #[JMS\Type('array<integer, string>')]
    public array $map;

    /** @var Collection<int, string> */
    #[JMS\Type('ArrayCollection<string>')]
    public Collection $collection;

    #[JMS\Type("DateTimeImmutable<'Y-m-d'>")]
    public \DateTimeImmutable $date;

    public \DateTime $mutable;

    public ?\DateInterval $interval;

    public ExitCode $enum;

    public Inherited $inherited;

    public Either $either;

    /** @var mixed */
    #[JMS\Type('string')]
    public $untyped;

    public \stdClass $object;

    public \Closure $impossible;

    /** @var int */
    public static $shared = 5;

    public function __construct(public readonly string $readonly)
    {
        throw new \LogicException('No constructor is called.');
    }
}

final class Left implements Either
{
    public int $value = 0;
}

final class Right implements Either
{
    public int $value = 0;
}
