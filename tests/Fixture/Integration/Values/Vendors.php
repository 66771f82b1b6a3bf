<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\Values;

use Brick\Math\BigDecimal;
use Brick\Math\BigInteger;
use Brick\Math\BigRational;
use Carbon\Carbon;
use Carbon\CarbonImmutable;
use Carbon\CarbonInterface;
use Ramsey\Uuid\UuidInterface;
use Symfony\Component\Uid\Ulid;
use Symfony\Component\Uid\Uuid;
use Symfony\Component\Uid\UuidV4;

final class Vendors
{
    public Uuid $uuid;
    public ?UuidV4 $four = null;
    public ?Ulid $ulid = null;
    public ?UuidInterface $ramsey = null;
    public ?BigInteger $integer = null;
    public ?BigDecimal $decimal = null;
    public ?BigRational $rational = null;
    public ?Carbon $carbon = null;
    public ?CarbonImmutable $immutable = null;
    public ?CarbonInterface $either = null;
}
