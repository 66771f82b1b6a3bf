<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\Options;

final class Document
{
    public mixed $mixed = null;

    /** @var array<string, mixed> */
    public array $map = [];

    public array $array = [];

    public ?\stdClass $object = null;

    /** @var list<mixed> */
    public array $list = [];

    public ?PostalAddress $address = null;

    /** @var array{a?: mixed} */
    public array $shape = [];

    /** @var list<int>|string */
    public array|string $union = '';
}
