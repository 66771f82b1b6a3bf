<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\Raws;

use Kiln\Attribute\Discriminator;
use Kiln\Attribute\Inline;
use Kiln\Attribute\OmitEmpty;
use Kiln\Attribute\SerializedName;
use Kiln\Context;
use Kiln\Optional;
use Kiln\Raw;

final class Webhook
{
    public string $event = '';

    #[SerializedName('payload', aliases: ['body'])]
    public ?Raw $payload = null;

    public int $attempts = 1;
}

final readonly class Built
{
    /**
     * @param list<Raw>           $items
     * @param array<string, Raw>  $byKey
     * @param array{first: Raw}   $shape
     * @param Optional<Raw>       $optional
     */
    public function __construct(
        public Raw $raw,
        public array $items = [],
        public array $byKey = [],
        public array $shape = [],
        public Optional $optional = new Optional(),
        public ?self $inner = null,
    ) {}
}

#[Discriminator(field: 'type', map: ['a' => First::class, 'b' => Second::class])]
abstract class Some {}

final class First extends Some
{
    public Raw $value;
}

final class Second extends Some
{
    public mixed $value = null;
}

final class Extended
{
    public int $id = 0;

    /** @var array<string, Raw> */
    #[Inline]
    public array $extensions = [];
}

final class Sparse
{
    #[OmitEmpty]
    public ?Raw $raw = null;

    public mixed $any = null;
}

final class InContext
{
    #[Context(serializeNull: false)]
    public mixed $any = null;
}
