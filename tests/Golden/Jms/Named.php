<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Jms\Named;

use JMS\Serializer\Annotation as JMS;

/**
 * Names that generated code uses itself, and keys that are no names.
 */
class Component
{
    public int $id = 0;

    public int $level = 0;

    #[JMS\SerializedName('the "data"')]
    public ?Inner $data = null;

    #[JMS\SerializedName('$ref')]
    public ?Inner $object = null;

    #[JMS\SerializedName('10')]
    private ?Inner $kiln = null;

    #[JMS\SerializedName("it's"), JMS\Type('array<' . Inner::class . '>')]
    private array $result = [];

    #[JMS\SerializedName(''), JMS\Type('array<string, int>')]
    private array $key = [];

    /**
     * @return list<mixed>
     */
    public function hidden(): array
    {
        return [$this->kiln, $this->result, $this->key];
    }
}

/**
 * An object with a property of the usual name.
 */
class Inner
{
    public int $id = 0;
}
