<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

class Unicode
{
    public string $straße = 'Hauptstraße';

    public int $データ = 1;

    public ?int $_GET = null;

    public int $GLOBALS = 5;

    public int $kiln = 1;

    public int $data = 2;

    public int $object = 3;

    public int $result = 4;

    /** @var list<int> */
    public array $list = [];

    /** @var list<int> */
    public array $lists = [];

    /** @var list<float> */
    public array $value = [];

    /** @var list<float> */
    public array $key = [];
}
