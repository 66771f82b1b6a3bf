<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Xml;

use Kiln\Attribute\Xml;

/**
 * A text in an element that has nothing else in it.
 */
final class Words
{
    public function __construct(
        #[Xml\Attribute]
        public ?string $about,
        #[Xml\Text]
        public string $text,
    ) {}
}
