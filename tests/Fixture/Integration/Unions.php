<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\Unions;

use Kiln\Tests\Fixture\Integration\Common\Shape;
use Kiln\Tests\Fixture\Integration\Enums\Status;

final class Either
{
    public Text|Picture|null $content = null;

    public Picture|Link|null $link = null;

    public int|Text|null $intOrText = null;

    /** @var list<string>|string */
    public array|string $oneOrMany = '';

    /** @var list<Text>|array<string, Text> */
    public array $listOrMap = [];

    public Shape|Text|null $shape = null;

    public Status|int|null $status = null;

    public \DateTimeImmutable|bool $when = false;

    public float|string|null $number = null;

    public int|float $exact = 0;

    /** @var Text|array<string, int>|null */
    public Text|array|null $textOrMap = null;

    public Text|\stdClass|null $textOrAny = null;
}

final class Link
{
    public function __construct(public readonly string $url, public readonly string $title) {}
}

final class Picture
{
    public string $url;

    public int $width = 0;
}

final class Text
{
    public string $text;

    public ?string $language = null;
}
