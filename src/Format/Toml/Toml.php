<?php

declare(strict_types=1);

namespace Kiln\Format\Toml;

use Kiln\Format\Carries;
use Kiln\Format\DirectFormat;
use Kiln\Format\NativeFormat;
use Kiln\Format\Position;
use Kiln\Format\Roots;
use Kiln\Format\WantedValue;
use Kiln\Limits;
use Kiln\Time\LocalDate;
use Kiln\Time\LocalDateTime;
use Kiln\Time\LocalTime;

/**
 * TOML 1.0, or 1.1 on request.
 *
 *     $serializer = SerializerBuilder::create()->withFormat(new Toml(TomlVersion::V1_1))->build();
 *
 * @api
 */
final readonly class Toml implements DirectFormat, NativeFormat
{
    /**
     * @param bool $comments whether what classes say of properties in words (the first paragraph of the phpdoc, or @param) is written
     *                       as comments
     */
    public function __construct(private TomlVersion $version = TomlVersion::V1_0, private bool $comments = false) {}

    public function names(): array
    {
        return ['toml'];
    }

    public function title(): string
    {
        return 'TOML';
    }

    public function native(): ?string
    {
        return $this->comments ? null : 'toml';
    }

    public function notation(): ?string
    {
        return $this->comments ? null : 'toml';
    }

    public function output(Limits $limits): Writer
    {
        return new Writer($limits->depth);
    }

    public function carries(): Carries
    {
        return new Carries(
            null: false,
            nonFinite: true,
            roots: Roots::Map,
            leaves: [\DateTimeInterface::class, LocalDateTime::class, LocalDate::class, LocalTime::class],
            leavesOutNull: true,
            facts: true,
            descriptions: $this->comments,
        );
    }

    public function encode(mixed $tree, Limits $limits): string
    {
        return (new Writer($limits->depth))->write($tree);
    }

    public function decode(string $text, Limits $limits): mixed
    {
        return (new Reader($text, $this->version, $limits))->read();
    }

    public function positions(string $text, array $paths): array
    {
        $root = new WantedValue();
        $wanted = \array_map($root->below(...), $paths);
        (new Reader($text, $this->version, new Limits(\PHP_INT_MAX), $root))->read();

        return Position::all($text, \array_map(static fn(WantedValue $value): ?int => $value->isFound() ? $value->start : null, $wanted));
    }
}
