<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Jms\Accessors;

use JMS\Serializer\Annotation as JMS;

/**
 * Properties that are read and set by methods.
 */
class Person
{
    #[JMS\Accessor(getter: 'name', setter: 'rename')]
    private string $name;

    #[JMS\AccessType(type: 'public_method'), JMS\Type('array<string>')]
    private array $emails = [];

    #[JMS\Accessor(getter: 'age'), JMS\Type('int')]
    private ?int $yearOfBirth = null;

    public function name(): string
    {
        return $this->name;
    }

    public function rename(string $name): void
    {
        $this->name = $name;
    }

    /**
     * @return list<string>
     */
    public function getEmails(): array
    {
        return $this->emails;
    }

    /**
     * @param list<string> $emails
     */
    public function setEmails(array $emails): void
    {
        $this->emails = $emails;
    }

    public function age(): ?int
    {
        return $this->yearOfBirth === null ? null : 2026 - $this->yearOfBirth;
    }
}
