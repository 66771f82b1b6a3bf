<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Scan;

use Kiln\Attribute\Xml\Attribute;
use Kiln\Attribute\Xml\Text;

final class Label
{
    #[Attribute]
    public ?string $lang = null;

    #[Text]
    public string $text = '';
}
