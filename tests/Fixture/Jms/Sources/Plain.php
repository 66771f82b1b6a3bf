<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Sources;

/** What is known of it stands in files. */
class Plain
{
    public $title = 'title';

    public $hidden = 'hidden';

    public $count = '5';

    public $items = ['a' => 1];

    private $secret = 'secret';

    public $when;

    public $child;

    public function getSum()
    {
        return 3;
    }

    public function before(): void
    {
        $this->title .= ' before';
    }

    public function setTitle($title): void
    {
        $this->title = "set $title";
    }
}
