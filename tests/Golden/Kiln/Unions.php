<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Kiln\Unions;

/**
 * One of several, told apart by what stands there.
 */
final class Message
{
    public int|string $id;

    /** @var Text|Picture */
    public Text|Picture $body;

    /** @var list<int|string> */
    public array $references = [];

    /** @var Picture|list<string>|null */
    public Picture|array|null $attachment = null;

    public \DateTimeImmutable|int|null $sent = null;
}

final class Picture
{
    public string $url;

    public ?int $width = null;
}

final class Text
{
    public string $text;
}
