<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Xml;

use Kiln\Attribute\Xml;

final class Paragraph
{
    /** @param list<string|Link|Strong> $content */
    public function __construct(#[Xml\Attribute] public string $id, #[Xml\MixedContent(['a' => Link::class, 'b' => Strong::class])] public array $content) {}
}
