<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Xml;

use Kiln\Attribute\Xml\Attribute;
use Kiln\Attribute\Xml\CData;

final class Quoted
{
    #[Attribute]
    public Sign $sign = Sign::Quote;

    public Sign $element = Sign::Quote;

    #[CData]
    public Sign $section = Sign::Less;

    #[CData]
    public ?\DateTimeImmutable $date = null;
}
