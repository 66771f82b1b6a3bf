<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Protobuf;

use Kiln\Attribute\Discriminator;
use Kiln\Attribute\Protobuf\Variant;

#[Discriminator('kind', ['card' => Card::class, 'transfer' => Transfer::class])]
#[Variant(Card::class, 1)]
#[Variant(Transfer::class, 2)]
interface Payment {}
