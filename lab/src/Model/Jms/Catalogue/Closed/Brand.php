<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Jms\Catalogue\Closed;

use JMS\Serializer\Annotation as JMS;

/**
 * Who makes a product.
 */
final class Brand
{
    #[JMS\Type('int')]
    #[JMS\Groups(['list', 'detail'])]
    private int $id;

    #[JMS\Type('string')]
    #[JMS\Groups(['list', 'detail'])]
    private string $name;

    #[JMS\Type('string')]
    #[JMS\Groups(['detail'])]
    private string $country;

    #[JMS\Type('int')]
    #[JMS\SerializedName('foundedIn')]
    #[JMS\Groups(['detail'])]
    private ?int $foundedIn = null;

    public static function of(int $id, string $name, string $country, ?int $foundedIn): self
    {
        $brand = new self();
        $brand->id = $id;
        $brand->name = $name;
        $brand->country = $country;
        $brand->foundedIn = $foundedIn;

        return $brand;
    }

    public function getId(): int
    {
        return $this->id;
    }

    public function getName(): string
    {
        return $this->name;
    }

    public function getCountry(): string
    {
        return $this->country;
    }

    public function getFoundedIn(): ?int
    {
        return $this->foundedIn;
    }
}
